import type { Option, ParserFacts } from '../model/command-tree.js';
import type { JsonValue } from '../model/json.js';
import { isPositional } from './kinds.js';
import { isNested } from './nesting.js';

/**
 * Whether a call without the option fails. A default that is none of the choices, or a count that starts
 * outside them, makes an option required in fact.
 */
export function isRequired(option: Option, parser: ParserFacts): boolean {
  if (hasImpossibleDefault(option, parser)) return true;
  // What a default gives does not count as a word.
  return option.required && (isPositional(option) || !isAlwaysSet(option));
}

/** Whether the program finds a value in every call, whatever was sent. */
export function isAlwaysSet(option: Option): boolean {
  if (option.hasDefault || option.configured) return true;
  if (!isPositional(option)) return option.type === 'count';
  // yargs sets a variadic positional that `.positional()` declares to an empty array.
  return option.required || (option.variadic && option.declared);
}

/** Whether yargs refuses the value it sets itself. A coercion may turn it into a choice. */
export function hasImpossibleDefault(option: Option, parser: ParserFacts): boolean {
  const { choices } = option;
  const start = option.configured ? undefined : startOf(option);
  if (!choices || option.coerced || start === undefined || isNested(option, parser)) return false;
  return [start].flat().some((value) => !choices.includes(value));
}

/**
 * The default worth telling. `null` says no more than its absence, nor does the empty list that yargs gives
 * every variadic positional, and what must be given has none.
 */
export function ownDefault(option: Option, parser: ParserFacts): JsonValue | undefined {
  const { default: value, hasDefault } = option;
  if (!hasDefault || value === null || isRequired(option, parser)) return undefined;
  const isNothing = Array.isArray(value) && value.length === 0 && isPositional(option);
  return isNothing ? undefined : value;
}

function startOf(option: Option): JsonValue | undefined {
  if (option.hasDefault) return option.default;
  return option.type === 'count' && !isPositional(option) ? 0 : undefined;
}
