import type { Expectation, Injection, Refusal } from '../model/invocation.js';
import type { JsonValue } from '../model/json.js';
import { expectationOf } from './expectations.js';
import type { Grammar } from './grammar.js';
import { injectionsOf } from './injections.js';
import { sayOption } from './kinds.js';
import { refusals } from './refusals.js';
import { isSaid, type Said, type Saying } from './saying.js';

interface Given {
  readonly name: string;
  readonly value: JsonValue;
}

interface Terms {
  readonly grammar: Grammar;
  /** What is known already of some of the values. */
  readonly sayings: ReadonlyMap<string, Saying>;
  readonly injection: boolean;
}

/** What became of one value: words and what to check, a value to put in place, or a refusal. */
export interface Settled {
  readonly said?: Said;
  readonly expectation?: Expectation;
  readonly injections?: readonly Injection[];
  readonly refusal?: Refusal;
}

export function settle({ name, value }: Given, { grammar, sayings, injection }: Terms): Settled {
  const option = grammar.all.find((candidate) => candidate.name === name);
  if (option === undefined) return { refusal: { name, reason: refusals.unknown(name) } };
  const saying = sayings.get(name) ?? sayOption({ option, value, grammar });
  if (isSaid(saying)) {
    const expectation = expectationOf(option, { value, grammar });
    return expectation === undefined ? { said: saying } : { said: saying, expectation };
  }
  const isTried = injection && saying.final === undefined;
  const injections = isTried ? injectionsOf(option, { value, grammar }) : undefined;
  return injections === undefined ? { refusal: { name, reason: saying.reason } } : { injections };
}
