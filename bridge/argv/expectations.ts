import type { Option } from '../model/command-tree.js';
import type { Expectation } from '../model/invocation.js';
import type { JsonValue } from '../model/json.js';
import type { Grammar } from './grammar.js';
import { baseOfNegation } from './negation.js';
import { isReserved } from './obstacles.js';

/**
 * What the parser must have produced for one value, or nothing where the two cannot be compared.
 *
 * An expectation promises this: once yargs has parsed the words and filled the positionals, and before it
 * validates them or anything of the program's works on them, the arguments hold `value` under `name`. (In yargs
 * 16 `coerce` and the program's earlier middleware have run by the time that this can be checked.)
 *
 * `name` is the canonical name; with dot-notation its parts are own properties of nested objects. Where the
 * program has yargs strip that name, its value is under one of the others. The two are equal as JSON values
 * are, element by element and in order, numbers by `Object.is` (-0 is not 0); what is missing equals nothing.
 *
 * There is none for what is put in place after parsing; for paths that yargs normalizes and for the names of
 * configuration files; for booleans named `no-x`, which set `x`; for words in `_` and behind `--`, which yargs
 * changes later; and under yargs 16 for what the program coerces.
 */
export function expectationOf(
  option: Option,
  { value, grammar }: { readonly value: JsonValue; readonly grammar: Grammar },
): Expectation | undefined {
  return isComparable(option, grammar) ? { name: option.name, value } : undefined;
}

function isComparable(option: Option, grammar: Grammar): boolean {
  if (option.normalize || option.config || isReserved(option)) return false;
  if (option.coerced && grammar.command.parser.yargs === 16) return false;
  return baseOfNegation(option, grammar) === undefined;
}
