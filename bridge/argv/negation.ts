import type { Option } from '../model/command-tree.js';
import { negatedName } from './address.js';
import { allNames, type Grammar } from './grammar.js';
import { refusals } from './refusals.js';
import type { Request, Saying } from './saying.js';
import { sayScalar } from './scalar.js';

/**
 * A boolean named `no-x`. On a command line `--no-x` sets `x` to false, which is what handlers read;
 * `--no-x=true` would set only `no-x`, which no person writes. So true is the bare word, and false is
 * what the command does without it.
 */
export function sayNegation(request: Request): Saying {
  const { option, value } = request;
  if (typeof value !== 'boolean') return { reason: refusals.mismatch(option, value) };
  if (option.hasDefault && option.default !== false) return sayScalar(request);
  return { words: value ? [`--${option.name}`] : [] };
}

/** The name that a bare occurrence of a boolean option sets to false instead of the option itself. */
export function baseOfNegation(option: Option, grammar: Grammar): string | undefined {
  if (option.type !== 'boolean' || option.array || option.required) return undefined;
  const base = negatedName(`--${option.name}`, grammar);
  if (base === undefined || base === option.name) return undefined;
  // Where unknown options are refused, so is the one that the bare word would set.
  const negated = grammar.all.find((other) => allNames(other, grammar).includes(base));
  if (negated === undefined) return grammar.command.strict.options ? undefined : base;
  // What is counted is counted by a negation too; and yargs fails on false in a list of paths.
  const isMisread = negated.type === 'count' || (negated.normalize && negated.array);
  return isMisread ? undefined : base;
}
