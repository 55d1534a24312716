import type { Option } from '../model/command-tree.js';
import type { Grammar } from './grammar.js';
import { refusals } from './refusals.js';
import { allSaid, isSaid, type Said, type Unsaid } from './saying.js';
import type { Text } from './texts.js';
import { isOptionLike, isQuoted, quote } from './words.js';

interface Place {
  readonly option: Option;
  readonly grammar: Grammar;
  /** The option takes its number of words, whatever they start with, but for those that look like options. */
  readonly counted: boolean;
}

/** Values after the first of one occurrence, each a word of its own. */
export function followingWords(texts: readonly Text[], place: Place): Said | Unsaid {
  const words = allSaid(texts.map(({ word }) => followingWord(word, place)));
  return isSaid(words) ? { words: words.map(({ word }) => word) } : words;
}

function followingWord(text: string, place: Place): { readonly word: string } | Unsaid {
  const { option, grammar } = place;
  const dashed = isDashed(text, place);
  const reserved = isReserved(text, grammar);
  if (grammar.unquotesAll) {
    return { word: dashed || reserved || isQuoted(text) ? quote(text) : text };
  }
  if (dashed) return { reason: refusals.laterOption(option, text) };
  return reserved ? { reason: refusals.laterCommand(option, text) } : { word: text };
}

function isDashed(text: string, { grammar, counted }: Place): boolean {
  // The level above a default command does not know its options and reads these words as its own.
  if (!counted || grammar.command.role === 'default') return isOptionLike(text);
  return !grammar.configuration['nargs-eats-options'] && /^-[^0-9]/.test(text);
}

/** The levels above a command do not know its options, and take these words for positionals. */
function isReserved(text: string, { command, helpWords, commandWords }: Grammar): boolean {
  if (text === command.completionWord) return true;
  if (command.role === 'root') return false;
  return helpWords.has(text) || (command.role === 'default' && commandWords.has(text));
}
