import { normalize } from 'node:path';
import type { Option } from '../model/command-tree.js';
import type { Injection } from '../model/invocation.js';
import type { JsonValue } from '../model/json.js';
import { type Grammar, isInside, isNormalized, isPositional } from './grammar.js';
import { isUntouched } from './sources.js';

/** What to put in place after parsing so that it is as the parser would have left it; nothing where that is too late. */
export function injectionsOf(
  option: Option,
  { value, grammar }: { readonly value: JsonValue; readonly grammar: Grammar },
): readonly Injection[] | undefined {
  if (isTooLate(option, grammar)) return undefined;
  const final = isNormalized(option, grammar) ? normalized(value) : value;
  // Aliases in a usage are unknown to yargs when values are put in place, and have the placeholder.
  const names = isPositional(option) ? [option.name, ...option.aliases] : [option.name];
  return names.map((name) => ({ name, value: final }));
}

function isTooLate(option: Option, grammar: Grammar): boolean {
  const { parser } = grammar.command;
  // The file has been read, and argv._ is more than the positional of that name.
  if (option.config || option.name === '_') return true;
  if (parser.yargs === 16 && option.coerced) return true;
  // Which of the names yargs keeps is not known, and a handler reads no other.
  if (parser.configuration['strip-aliased'] && option.aliases.length > 0) return true;
  // The parser guards a path that it has set from elsewhere against other values, and against parts.
  const wholes = grammar.all.filter((outer) => isInside(option, { outer, grammar }));
  return [option, ...wholes].some((one) => one.normalize && !isUntouched(one, grammar));
}

function normalized(value: JsonValue): JsonValue {
  if (typeof value === 'string') return normalize(value);
  return Array.isArray(value) ? value.map(normalized) : value;
}
