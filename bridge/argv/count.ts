import { assign } from './address.js';
import { isMistaken } from './grammar.js';
import { refusals } from './refusals.js';
import type { Request, Saying } from './saying.js';
import { isUntouched } from './sources.js';

/** Each occurrence is a word; a command line has room for few. */
const maxCount = 1000;

export function sayCount(request: Request): Saying {
  const { option, value, grammar } = request;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || Object.is(value, -0)) {
    return { reason: refusals.mismatch(option, value) };
  }
  if (value > maxCount) return { reason: refusals.countTooLarge(option, maxCount) };
  if (value === 0) {
    return isCountedAnyway(request) ? { reason: refusals.countedAnyway(option) } : { words: [] };
  }
  if (value > 1 && !grammar.configuration['duplicate-arguments-array']) {
    if (isMistaken(option, grammar)) return { reason: refusals.countedOnce(option) };
  }
  const once = assign({ option, text: 'true', grammar, unquotes: true });
  if (once === undefined) return { reason: refusals.unaddressable(option) };
  return { words: Array.from({ length: value }, () => once).flat() };
}

/** Whether the count of an option that is not given is another than 0. */
function isCountedAnyway({ option, grammar }: Request): boolean {
  if (!isUntouched(option, grammar)) return true;
  return option.hasDefault ? option.default !== 0 : grammar.configuration['set-placeholder-key'];
}
