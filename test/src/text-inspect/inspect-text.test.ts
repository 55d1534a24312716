import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectText } from '../../../src/text-inspect/inspect-text.js';

function kindsIn(text: string): string[] {
  const { characters } = inspectText(text, { positions: 1 });
  return characters.map(({ codePoint, kind }) => `${codePoint} ${kind}`);
}

test('a character is named, counted and placed', () => {
  expect(inspectText('a\u200bb\r\n\u200bc\u200b', { positions: 2 })).toEqual({
    characters: [
      {
        codePoint: 'U+200B',
        name: 'ZERO WIDTH SPACE',
        kind: 'invisible',
        count: 3,
        positions: [
          { line: 1, column: 2, offset: 1 },
          { line: 2, column: 1, offset: 5 },
        ],
      },
    ],
    mixedScripts: [],
  });
});

test.each([
  ['\u0000\u001b\u007f\u0085', ['U+0000', 'U+001B', 'U+007F', 'U+0085'], 'control'],
  ['\u202e\u2066\u200f\u061c', ['U+202E', 'U+2066', 'U+200F', 'U+061C'], 'bidi'],
  ['\u{e0041}\u{e007f}', ['U+E0041', 'U+E007F'], 'tag'],
  [
    '\u00ad\ufeff\u2060\u3164\u{e0100}',
    ['U+00AD', 'U+FEFF', 'U+2060', 'U+3164', 'U+E0100'],
    'invisible',
  ],
  ['\u00a0\u2028\u3000', ['U+00A0', 'U+2028', 'U+3000'], 'space'],
  [
    '\uff41\u{1d5ba}\u037e\u2212\u201c',
    ['U+FF41', 'U+1D5BA', 'U+037E', 'U+2212', 'U+201C'],
    'confusable',
  ],
])('%j holds characters of one kind', (text, codePoints, kind) => {
  expect(kindsIn(text)).toEqual(codePoints.map((codePoint) => `${codePoint} ${kind}`));
});

test('a letter among those of another script is given away', () => {
  const { characters, mixedScripts } = inspectText('log: pаypаl', { positions: 5 });
  expect(characters).toMatchObject([
    { name: 'CYRILLIC SMALL LETTER A', looksLike: 'a', count: 2, positions: [{ column: 7 }, {}] },
  ]);
  expect(mixedScripts).toMatchObject([
    { word: 'pаypаl', scripts: ['Latin', 'Cyrillic'], line: 1, column: 6 },
  ]);
});

test('a word made of look-alikes only is given away, unless its script is in honest use', () => {
  expect(kindsIn('sign in at сосо.com')).toEqual(['U+0441 confusable', 'U+043E confusable']);
  expect(kindsIn('сосо и ещё слово')).toEqual([]);
});

test.each([
  'plain ASCII,\twith tabs\r\nand lines',
  'Größe, naïve, ça, ñandú, Iğdır',
  'Привет, как дела? Всё хорошо.',
  '漢字とカタカナ、ー、Latin文字',
  '한국어 漢字 Latin한글',
  'שלום مرحبا नमस्ते',
  '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ©️',
  'π ≈ 3.14, 25 €, ½',
])('%j is ordinary', (text) => {
  expect(inspectText(text, { positions: 5 })).toEqual({ characters: [], mixedScripts: [] });
});

test('tags behind an emoji that is none of the flags are seen', () => {
  expect(kindsIn('😀\u{e0068}\u{e0069}')).toEqual(['U+E0068 tag', 'U+E0069 tag']);
});

test('ASCII text is never noteworthy, and every offset is that of its character', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(kindsIn(text)).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { codePoint, positions } of inspectText(text, { positions: 100 }).characters) {
        for (const { offset } of positions) {
          expect(text.codePointAt(offset)).toBe(Number.parseInt(codePoint.slice(2), 16));
        }
      }
    }),
  );
});
