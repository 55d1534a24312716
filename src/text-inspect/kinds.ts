import { asciiLookAlike } from './confusables.js';
import type { Kind } from './kind-names.js';

/** The first kind that a character is of. */
export function kindOf(character: string): Kind | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(character));
  return found?.kind ?? (asciiLookAlike(character) === undefined ? undefined : 'confusable');
}

/** Offsets of the characters that are noteworthy wherever they stand; a letter depends on its word. */
export function findNoteworthy(text: string): number[] {
  const offsets: number[] = [];
  for (const { 1: character, index } of text.matchAll(emojiOrCandidate)) {
    if (character !== undefined && kindOf(character)) offsets.push(index);
  }
  return offsets;
}

/** Emoji are made of joiners, selectors and tags, which mean no harm where the whole is a known one. */
const emojiOrCandidate = new RegExp(
  [
    String.raw`(?=\p{Emoji})\p{RGI_Emoji}`,
    String.raw`([[\p{ASCII}&&\p{Cc}]--[\t\n\r]]`,
    String.raw`[\P{ASCII}--[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]]`,
    String.raw`[\p{Default_Ignorable_Code_Point}\u2100-\u214f\uff01-\uff5e\u{1d400}-\u{1d7ff}])`,
  ].join('|'),
  'gv',
);

const patterns: readonly { readonly kind: Kind; readonly pattern: RegExp }[] = [
  { kind: 'control', pattern: /\p{Cc}/u },
  { kind: 'bidi', pattern: /\p{Bidi_Control}/u },
  { kind: 'tag', pattern: /[\u{e0000}-\u{e007f}]/u },
  { kind: 'invisible', pattern: /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u },
  { kind: 'space', pattern: /[\p{Zs}\p{Zl}\p{Zp}]/u },
];
