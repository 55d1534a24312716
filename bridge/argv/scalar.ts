import { assign, bareWord, negatedWord } from './address.js';
import { refusals } from './refusals.js';
import { isSaid, type Request, type Saying } from './saying.js';
import { textOf } from './texts.js';

/** One value in one word. */
export function sayScalar(request: Request): Saying {
  const { option, value, grammar } = request;
  if (option.type === 'untyped' && typeof value === 'boolean') return sayToggle(request);
  const text = textOf(request);
  if (!isSaid(text)) return text;
  // Options that ask for their value keep its quotes, unlike plain ones.
  const unquotes = option.nargs === undefined && !option.requiresArg;
  const words = assign({ option, text: text.text, grammar, unquotes });
  return words === undefined ? { reason: refusals.unaddressable(option) } : { words };
}

/** Untyped options are booleans only where nothing follows their name. */
function sayToggle(request: Request): Saying {
  const { option, value, grammar } = request;
  if (value === false) {
    const word = negatedWord(option, grammar);
    return word === undefined ? { reason: refusals.noNegation(option) } : { words: [word] };
  }
  if (option.requiresArg || option.nargs !== undefined) {
    return { reason: refusals.bareNeedsValue(option) };
  }
  if (option.hasDefault && option.default !== true) {
    return { reason: refusals.bareGivesDefault(option) };
  }
  const word = bareWord(option, grammar);
  return word === undefined ? { reason: refusals.unaddressable(option) } : { words: [word] };
}
