import { normalize } from 'node:path';
import type { Option } from '../model/command-tree.js';
import type { Injection } from '../model/invocation.js';
import type { JsonValue } from '../model/json.js';
import { type Grammar, isNormalized } from './grammar.js';
import { isUntouched } from './sources.js';

/**
 * The value to put in place after parsing, as the parser would have left it; nothing where that is too late:
 * for a configuration file, and in yargs 16 for what `coerce` and middleware have worked on by then.
 */
export function injectionOf(
  option: Option,
  { value, grammar }: { readonly value: JsonValue; readonly grammar: Grammar },
): Injection | undefined {
  if (option.config || option.name === '_') return undefined;
  const { dynamics, parser } = grammar.command;
  if (parser.yargs === 16 && (option.coerced || dynamics.middleware > 0)) return undefined;
  // Which of an option's names yargs keeps is not known, and a handler reads no other.
  if (parser.configuration['strip-aliased'] && option.aliases.length > 0) return undefined;
  // The parser guards a path that it has set from elsewhere against other values.
  if (option.normalize && !isUntouched(option, grammar)) return undefined;
  return { name: option.name, value: isNormalized(option, grammar) ? normalized(value) : value };
}

function normalized(value: JsonValue): JsonValue {
  if (typeof value === 'string') return normalize(value);
  return Array.isArray(value) ? value.map(normalized) : value;
}
