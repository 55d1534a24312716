import type { Option } from '../model/command-tree.js';
import type { JsonValue } from '../model/json.js';
import { isPositional } from './kinds.js';

/**
 * Whether a call without the option fails. A default that is none of the choices, or a count that starts
 * outside them, makes an option required in fact.
 */
export function isRequired(option: Option): boolean {
  if (isPositional(option)) return option.required;
  return hasImpossibleDefault(option) || (option.required && !isAlwaysSet(option));
}

/** Whether the program finds a value in every call, whatever was sent. */
export function isAlwaysSet(option: Option): boolean {
  if (option.hasDefault || option.configured) return true;
  if (!isPositional(option)) return option.type === 'count';
  // yargs sets a variadic positional that `.positional()` declares to an empty array.
  return option.required || (option.variadic && option.declared);
}

/** Whether it finds one that is neither `false` nor `0` nor empty, where nothing else was sent. */
export function isAlwaysTruthy(option: Option): boolean {
  if (option.hasDefault) return Boolean(option.default);
  return isPositional(option) && option.variadic && option.declared;
}

/** Whether yargs refuses the value it sets itself. A coercion may turn it into a choice. */
export function hasImpossibleDefault(option: Option): boolean {
  const { choices } = option;
  const start = startOf(option);
  if (!choices || option.coerced || start === undefined) return false;
  return [start].flat().some((value) => !choices.includes(value));
}

/**
 * The default worth telling. `null` says no more than its absence, nor does the empty list that yargs gives
 * every variadic positional, and what must be given has none.
 */
export function ownDefault(option: Option): JsonValue | undefined {
  const { default: value, hasDefault } = option;
  if (!hasDefault || value === null || isRequired(option)) return undefined;
  const isNothing = Array.isArray(value) && value.length === 0 && isPositional(option);
  return isNothing ? undefined : value;
}

function startOf(option: Option): JsonValue | undefined {
  if (option.hasDefault) return option.default;
  return option.type === 'count' && !isPositional(option) ? 0 : undefined;
}
