import { assign } from './address.js';
import { followingWords } from './following.js';
import { allNames } from './grammar.js';
import { refusals } from './refusals.js';
import { allSaid, isSaid, type Request, type Saying } from './saying.js';
import { textOf } from './texts.js';

/** Exactly `nargs` values, two or more, after one occurrence: `--name=first second`. */
export function sayNargs(request: Request): Saying {
  const { option, value, grammar } = request;
  const size = option.nargs ?? 1;
  if (!Array.isArray(value) || value.length !== size) {
    return { reason: refusals.exactLength(option, size) };
  }
  if (option.type === 'boolean') return { reason: refusals.lastBoolean(option) };
  if (option.normalize) return { reason: refusals.normalizedOnce(option) };
  if (losesCount(request)) return { reason: refusals.repeated(option) };
  const texts = allSaid(value.map((element) => textOf({ option, value: element, grammar })));
  if (!isSaid(texts)) return texts;
  if (value.slice(1).includes(1)) return { reason: refusals.addsUp(option) };
  const [first, ...rest] = texts;
  const head = assign({ option, text: first?.text ?? '', grammar, unquotes: false });
  if (head === undefined) return { reason: refusals.unaddressable(option) };
  const following = followingWords(rest, { option, grammar, counted: true });
  return isSaid(following) ? { words: [...head, ...following.words] } : following;
}

/**
 * The parser looks a dotted name up by its last part, where it decides whether values add up: without duplicates
 * it misses the option's `nargs`, and another option of that name may take its place.
 */
function losesCount({ option, grammar }: Request): boolean {
  const { configuration } = grammar;
  if (!configuration['dot-notation'] || !option.name.includes('.')) return false;
  if (!configuration['duplicate-arguments-array']) return true;
  const last = option.name.split('.').at(-1) ?? '';
  return grammar.all.some((other) => allNames(other, grammar).includes(last));
}
