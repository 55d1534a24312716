import { assign } from './address.js';
import { followingWords } from './following.js';
import { isMistaken } from './grammar.js';
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

/** Without duplicates the parser keeps several values by the option's `nargs`, which it does not find for a dotted name. */
function losesCount({ option, grammar }: Request): boolean {
  const { configuration } = grammar;
  const isNested = configuration['dot-notation'] && option.name.includes('.');
  return isNested && (!configuration['duplicate-arguments-array'] || isMistaken(option, grammar));
}
