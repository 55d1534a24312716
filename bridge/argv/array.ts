import type { Option } from '../model/command-tree.js';
import { assign, bareWord } from './address.js';
import { followingWords } from './following.js';
import type { Grammar } from './grammar.js';
import { refusals } from './refusals.js';
import { allSaid, isSaid, type Request, type Said, type Saying, type Unsaid } from './saying.js';
import { hasConfiguration, isUntouched } from './sources.js';
import { type Text, textOf } from './texts.js';

/** One occurrence of the option for each element, or for each group of `nargs`. */
export function sayArray(request: Request): Saying {
  const { option, value, grammar } = request;
  if (!Array.isArray(value)) return { reason: refusals.mismatch(option, value) };
  const obstacle = arrayObstacle(request);
  if (obstacle !== undefined) return obstacle;
  if (value.length === 0) return sayEmpty(request);
  const texts = allSaid(value.map((element) => textOf({ option, value: element, grammar })));
  if (!isSaid(texts)) return texts;
  const groups = grouped(texts, request);
  if (!isSaid(groups)) return groups;
  const said = allSaid(groups.map((group) => sayGroup(group, request)));
  if (!isSaid(said)) return said;
  return { words: said.flatMap(({ words }) => words), open: isOpen(request) };
}

/** What holds for a list however it is said: with options, or as positionals. */
export function arrayObstacle({ option, grammar }: Request): Unsaid | undefined {
  const merges = grammar.configuration['combine-arrays'] && hasConfiguration(option, grammar);
  return merges ? { reason: refusals.listsMerge(option) } : undefined;
}

/** Whether occurrences of one option add up to one flat list. */
export function joinsOccurrences({ configuration }: Request['grammar']): boolean {
  return configuration['duplicate-arguments-array'] && configuration['flatten-duplicate-arrays'];
}

/** A bare option is an empty list, unless the parser has something to put there. */
function sayEmpty({ option, grammar }: Request): Saying {
  if (isEmptyAnyway(option, grammar)) return { words: [] };
  const isTaken =
    option.requiresArg ||
    option.nargs !== undefined ||
    option.type === 'boolean' ||
    (option.hasDefault && !isEmptyArray(option.default));
  const word = isTaken ? undefined : bareWord(option, grammar);
  if (word === undefined) return { reason: refusals.emptyList(option) };
  return { words: [word], open: true };
}

function isEmptyAnyway(option: Option, grammar: Grammar): boolean {
  return option.hasDefault && isEmptyArray(option.default) && isUntouched(option, grammar);
}

function grouped(texts: readonly Text[], { option, grammar }: Request): readonly Text[][] | Unsaid {
  const size = option.nargs ?? 1;
  if (texts.length % size !== 0) return { reason: refusals.oddLength(option, size) };
  if (size > 1 && !grammar.configuration['greedy-arrays']) {
    return { reason: refusals.groupsUnread(option, size) };
  }
  if (texts.length === size || joinsOccurrences(grammar)) {
    return Array.from({ length: texts.length / size }, (_, index) =>
      texts.slice(index * size, (index + 1) * size),
    );
  }
  const isGreedy = option.nargs === undefined && grammar.configuration['greedy-arrays'];
  return isGreedy ? [[...texts]] : { reason: refusals.repeated(option) };
}

function sayGroup(group: readonly Text[], { option, grammar }: Request): Said | Unsaid {
  const [first, ...rest] = group;
  const text = first?.text ?? '';
  const head = assign({ option, text, grammar, unquotes: true, emptyIsMissing: true });
  if (head === undefined) return { reason: refusals.unaddressable(option) };
  const following = followingWords(rest, { option, grammar, counted: false });
  return isSaid(following) ? { words: [...head, ...following.words] } : following;
}

function isOpen({ option, grammar }: Request): boolean {
  return grammar.configuration['greedy-arrays'] && option.nargs === undefined;
}

export function isEmptyArray(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
