import type { Option } from '../model/command-tree.js';
import type { Expectation } from '../model/invocation.js';
import type { JsonValue } from '../model/json.js';
import type { Grammar } from './grammar.js';
import { baseOfNegation } from './negation.js';
import { isReserved } from './obstacles.js';

/**
 * What the parser must have produced for one value, or nothing where the two cannot be compared.
 *
 * An expectation promises this: right before yargs validates, with the positionals filled and nothing of the
 * program's run on the values (from 17 on, not even `coerce`), the parsed arguments hold `value` under `name`.
 * `name` is the canonical name; with dot-notation its parts are own properties of nested objects. Where the
 * program has yargs strip that name, its value is under one of the others. The two are equal as JSON values
 * are, element by element and in order, numbers by `Object.is` (-0 is not 0); what is missing equals nothing.
 *
 * There is none for what is put in place after parsing; for paths that yargs normalizes and for the names of
 * configuration files; for booleans named `no-x`, which set `x`; for words in `_` and behind `--`, which yargs
 * changes later; and under yargs 16 for what the program's `coerce` or middleware may have changed by then.
 */
export function expectationOf(
  option: Option,
  { value, grammar }: { readonly value: JsonValue; readonly grammar: Grammar },
): Expectation | undefined {
  return isComparable(option, grammar) ? { name: option.name, value } : undefined;
}

function isComparable(option: Option, grammar: Grammar): boolean {
  if (option.normalize || option.config || isReserved(option)) return false;
  const { parser, dynamics } = grammar.command;
  if (parser.yargs === 16 && (option.coerced || dynamics.middleware > 0)) return false;
  return baseOfNegation(option, grammar) === undefined;
}
