import type { Refusal } from '../model/invocation.js';
import type { CommandValues } from '../model/tool.js';
import type { Grammar } from './grammar.js';
import type { PositionalPlan } from './positionals.js';
import { refusals } from './refusals.js';
import { allSaid, isSaid, type Unsaid } from './saying.js';
import { isNegativeNumber, isOptionLike, numberText, numberWord, readsAsNumber } from './words.js';

/** Words beyond the positionals. */
export interface Trailing {
  /** Right after the positionals. */
  readonly words: readonly string[];
  /** After everything, behind `--`. */
  readonly afterDashes: readonly string[];
  readonly refusals: readonly Refusal[];
}

interface Situation {
  readonly grammar: Grammar;
  readonly plan: PositionalPlan;
}

const nothing: Trailing = { words: [], afterDashes: [], refusals: [] };

/** `rest` goes behind `--`, which the program keeps apart; `extra` where a handler finds it in `argv._`. */
export function sayTrailing(values: CommandValues, situation: Situation): Trailing {
  const rest = sayRest(values.rest ?? [], situation);
  const extra = sayExtra(values, situation);
  return {
    words: extra.words,
    afterDashes: [...extra.afterDashes, ...rest.afterDashes],
    refusals: [...extra.refusals, ...rest.refusals],
  };
}

/** Numbers arrive as numbers here too; one that prints as the word did is not lost on a handler. */
function sayRest(rest: readonly string[], { grammar }: Situation): Trailing {
  if (rest.length === 0) return nothing;
  if (!grammar.configuration['populate--']) return refused('--', refusals.wordsNotKept());
  const rewritten = rest.find((word) => readsNumbers(grammar) && isRewritten(word));
  if (rewritten !== undefined) return refused('--', refusals.wordRewritten(rewritten));
  return { ...nothing, afterDashes: rest };
}

function isRewritten(word: string): boolean {
  return readsAsNumber(word) && String(Number(word)) !== word;
}

function sayExtra({ extra = [], rest = [] }: CommandValues, situation: Situation): Trailing {
  const { grammar } = situation;
  if (extra.length === 0) return nothing;
  const populates = grammar.configuration['populate--'];
  // yargs turns the words behind the dashes into numbers, and the others only where there are none.
  const keepsTexts = !readsNumbers(grammar) || (populates && rest.length > 0);
  const reads = { keepsTexts, rewrites: grammar.command.parser.rewritesPositionals ?? false };
  const texts = allSaid(extra.map((value) => extraText(value, reads)));
  if (!isSaid(texts)) return refused('_', texts.reason);
  const words = texts.map(({ word }) => word);
  const unplaceable = unplaceableWord(words, situation);
  if (unplaceable === undefined) return { ...nothing, words };
  if (populates) return refused('_', refusals.wordMisread(unplaceable));
  return { ...nothing, afterDashes: texts.map(({ text }) => text) };
}

function refused(name: string, reason: string): Trailing {
  return { ...nothing, refusals: [{ name, reason }] };
}

interface ExtraText {
  readonly text: string;
  /** As a word before any option. */
  readonly word: string;
}

function extraText(
  value: string | number,
  { keepsTexts, rewrites }: { readonly keepsTexts: boolean; readonly rewrites: boolean },
): ExtraText | Unsaid {
  if (typeof value === 'string') {
    const isNumber = readsAsNumber(value) && (rewrites || !keepsTexts);
    return isNumber ? { reason: refusals.wordBecomesNumber(value) } : { text: value, word: value };
  }
  const text = numberText(value);
  const isNumber = readsAsNumber(text) && !keepsTexts;
  return isNumber ? { text, word: numberWord(value) } : { reason: refusals.wordStaysText(value) };
}

/** A word that cannot stand before the options. */
function unplaceableWord(
  words: readonly string[],
  { grammar, plan }: Situation,
): string | undefined {
  const [first] = words;
  const last = words.at(-1);
  if (plan.isOpen || grammar.configuration['halt-at-non-option']) return first;
  if (plan.words.length === 0 && first !== undefined && grammar.commandWords.has(first))
    return first;
  if (last !== undefined && grammar.helpWords.has(last)) return last;
  return words.find((word) => isMisread(word, grammar));
}

function isMisread(word: string, grammar: Grammar): boolean {
  if (isOptionLike(word) || word === grammar.command.completionWord) return true;
  if (!isNegativeNumber(word)) return false;
  return !grammar.configuration['short-option-groups'] || grammar.digitOptions.has(word.slice(1));
}

function readsNumbers({ configuration }: Grammar): boolean {
  return configuration['parse-positional-numbers'];
}
