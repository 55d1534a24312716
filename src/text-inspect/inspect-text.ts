import { unicodeReadableName } from 'unicode-name';
import type { Position } from '../code-frame.js';
import { lineMap } from '../line-map.js';
import { asciiLookAlike } from './confusables.js';
import type { Kind } from './kind-names.js';
import { findNoteworthy, kindOf } from './kinds.js';
import { examineWords } from './words.js';

export interface Inspection {
  /** One entry for each character that occurs, in the order of first occurrence. */
  readonly characters: readonly Finding[];
  /** Words whose letters come from several scripts. */
  readonly mixedScripts: readonly MixedScripts[];
}

export interface Finding {
  /** In the notation `U+200B`. */
  readonly codePoint: string;
  /** As the Unicode Standard names it. */
  readonly name: string;
  readonly kind: Kind;
  /** The ASCII character that it can be taken for. */
  readonly looksLike?: string;
  readonly count: number;
  /** The first of its places. */
  readonly positions: readonly Position[];
}

export interface MixedScripts extends Position {
  /** Cut to 80 characters. */
  readonly word: string;
  readonly scripts: readonly string[];
}

/**
 * Finds characters that cannot be seen, that reorder what is shown around them, or that pass for
 * ASCII ones. Emoji are left out, and so are letters in honest words of their script.
 */
export function inspectText(text: string, options: { readonly positions: number }): Inspection {
  const place = lineMap(text);
  const { disguised, mixed } = examineWords(text);
  const found = new Map<string, { count: number; positions: Position[] }>();
  for (const offset of sortedOffsets(findNoteworthy(text), disguised)) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    const places = found.get(character) ?? { count: 0, positions: [] };
    found.set(character, places);
    places.count++;
    if (places.count <= options.positions) places.positions.push(place(offset));
  }
  return {
    characters: [...found].map(([character, places]) => ({ ...describe(character), ...places })),
    mixedScripts: mixed.map(({ word, scripts, offset }) => ({
      word: [...word.slice(0, 2 * wordLength)].slice(0, wordLength).join(''),
      scripts,
      ...place(offset),
    })),
  };
}

const wordLength = 80;

function sortedOffsets(first: readonly number[], second: readonly number[]): number[] {
  return [...new Set([...first, ...second])].sort((a, b) => a - b);
}

function describe(character: string): Omit<Finding, 'count' | 'positions'> {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const kind = kindOf(character) ?? 'confusable';
  const looksLike = kind === 'confusable' ? asciiLookAlike(character) : undefined;
  return {
    codePoint: `U+${code}`,
    name: unicodeReadableName(character) ?? 'no name',
    kind,
    ...(looksLike !== undefined && { looksLike }),
  };
}
