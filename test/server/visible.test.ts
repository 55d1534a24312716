import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeVisible, makeVisibleJson } from '../../bridge/server/visible.js';

test.each([
  ['red', '\u001b[31mred\u001b[0m'],
  ['link', '\u001b]8;;https://example.org\u0007link\u001b]8;;\u0007'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['\\u{0}\\u{7}\\u{b}\\u{7f}\\u{85}', '\0\u0007\u000b\u007f\u0085'],
  ['\\u{1b}', '\u001b'],
  ['if \\u{202e}x\\u{2066}\\u{2069}', 'if \u202ex\u2066\u2069'],
  ['\\u{200e}\\u{200f}\\u{61c}', '\u200e\u200f\u061c'],
  ['a\\u{e0068}\\u{e0069}\\u{e007f}', 'a\u{e0068}\u{e0069}\u{e007f}'],
  ['\\u{e0001}', '\u{e0001}'],
])('%j', (expected, text) => {
  expect(makeVisible(text)).toBe(expected);
});

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

test.each([
  ['England', england],
  ['a family', '👩‍👩‍👧‍👦'],
  ['a skin tone', '👍🏽'],
  ['a variation', '❤️ and 葛󠄀'],
  ['Chinese, Japanese, Korean', '漢字かな한국어'],
  ['right to left', 'שלום عالم'],
  ['joiners', 'می‌خواهم'],
  ['a byte order mark', '\ufefftext'],
])('%s stays as it is', (_name, text) => {
  expect(makeVisible(text)).toBe(text);
  expect(makeVisibleJson(JSON.stringify(text))).toBe(JSON.stringify(text));
});

test('tags that spell more than a region after a flag are shown', () => {
  const hidden = Array.from('ignore all', (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0)));
  expect(makeVisible(`🏴${hidden.join('')}\u{e007f}`)).toMatch(/^🏴\\u\{e0069\}.*\\u\{e007f\}$/);
});

test('inside JSON the escapes leave the value unchanged', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({
        stringUnit: fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' })) as never,
      }),
      (value) => {
        const json = JSON.stringify(value);
        const visible = makeVisibleJson(json);
        expect(JSON.parse(visible)).toEqual(JSON.parse(json));
        expect(visible.replaceAll(england, '')).not.toMatch(
          /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|[\u{e0000}-\u{e007f}]/u,
        );
      },
    ),
  );
});

const hostile = ['\u001b', '\u0085', '\u009b', '\u202e', '\u{e0041}', '\u200f', england];

test('sequences for terminals inside JSON are data', () => {
  expect(JSON.parse(makeVisibleJson('"\u009b31m"'))).toBe('\u009b31m');
});

test('text without anything hidden is returned as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\t', 'é', '漢', '👍') }), (text) => {
      expect(makeVisible(text)).toBe(text);
    }),
  );
});
