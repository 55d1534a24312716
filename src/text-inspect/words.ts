import { asciiLookAlike } from './confusables.js';
import { mixedScripts, scriptsOf } from './scripts.js';

export interface Words {
  /** Offsets of letters that pass for ASCII ones. */
  readonly disguised: readonly number[];
  readonly mixed: readonly MixedWord[];
}

export interface MixedWord {
  readonly word: string;
  readonly offset: number;
  readonly scripts: readonly string[];
}

/**
 * Letters that pass for ASCII ones where the word gives them away: it mixes scripts, or all of its
 * letters look like ASCII and no other word shows that the script is in honest use.
 */
export function examineWords(text: string): Words {
  const disguised: number[][] = [];
  const mixed: MixedWord[] = [];
  const suspected: { readonly script: string; readonly offsets: number[] }[] = [];
  const honest = new Set<string>();
  for (const { 0: word, index: offset } of text.matchAll(wordOrPart)) {
    if (!/\P{ASCII}/u.test(word)) continue;
    const scripts = mixedScripts(word);
    const [script = 'none'] = scriptsOf(firstLetter(word));
    const offsets = findLookAlikes(word, offset);
    if (scripts.length > 0) mixed.push({ word, offset, scripts });
    if (scripts.length > 0 || script === 'Latin') disguised.push(offsets);
    else if (offsets.length === countLetters(word)) suspected.push({ script, offsets });
    else honest.add(script);
  }
  for (const { script, offsets } of suspected) if (!honest.has(script)) disguised.push(offsets);
  return { disguised: disguised.flat(), mixed };
}

// A search takes memory by the length of what it finds, so a longer word is looked at in parts.
const wordOrPart = /[\p{L}\p{M}\p{N}_]{1,1000}/gu;

function firstLetter(word: string): string {
  return /\p{L}/u.exec(word)?.[0] ?? '';
}

function countLetters(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}

function findLookAlikes(word: string, start: number): number[] {
  return [...word.matchAll(/\p{L}/gu)]
    .filter(([letter]) => asciiLookAlike(letter) !== undefined)
    .map(({ index }) => start + index);
}
