import type { Option } from '../model/command-tree.js';
import type { JsonValue } from '../model/json.js';
import type { Grammar } from './grammar.js';

/** One value to be said in words. */
export interface Request {
  readonly option: Option;
  readonly value: JsonValue;
  readonly grammar: Grammar;
}

export type Saying = Said | Unsaid;

/** Words that the program's parser reads back as exactly the value. */
export interface Said {
  readonly words: readonly string[];
  /** The parser takes words that follow into this value, as long as they do not look like options. */
  readonly open?: boolean;
}

/** Why no words say the value. */
export interface Unsaid {
  readonly reason: string;
  /** Set where putting the value in place after parsing would not do either. */
  readonly final?: true;
}

export function isSaid<T extends object>(saying: T | Unsaid): saying is T {
  return !('reason' in saying);
}

/** The answers one by one, or the first reason among them. */
export function allSaid<T extends object>(sayings: readonly (T | Unsaid)[]): readonly T[] | Unsaid {
  const unsaid = sayings.find((saying): saying is Unsaid => !isSaid(saying));
  return unsaid ?? sayings.filter(isSaid);
}
