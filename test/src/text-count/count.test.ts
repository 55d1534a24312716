import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countText } from '../../../src/text-count/count-text.js';
import { countTokens } from '../../../src/text-count/count-tokens.js';
import { tokenEncodings } from '../../../src/text-count/encodings.js';
import { testContext } from '../test-context.js';

const context = testContext();

describe('measures', () => {
  test.each([
    ['', { characters: 0, graphemes: 0, bytes: 0, words: 0, lines: 0 }],
    ['Hello, world!', { characters: 13, graphemes: 13, bytes: 13, words: 2, lines: 1 }],
    ['a  b\tc\n', { characters: 7, graphemes: 7, bytes: 7, words: 3, lines: 1 }],
    ['a\r\nb\rc\n\nd', { characters: 9, graphemes: 8, bytes: 9, words: 4, lines: 5 }],
    ['\n', { characters: 1, graphemes: 1, bytes: 1, words: 0, lines: 1 }],
    ['こんにちは世界！', { characters: 8, graphemes: 8, bytes: 24, words: 1, lines: 1 }],
    ['👩‍👩‍👧‍👦 e\u0301', { characters: 10, graphemes: 3, bytes: 29, words: 2, lines: 1 }],
  ])('of %j', (text, expected) => {
    expect(countText(text)).toEqual(expected);
  });

  test('of a long text are those of its parts', () => {
    const part = 'plain text, cafe\u0301 e\u0301 漢字葛󠄀 👩‍👩‍👧‍👦 🇩🇪🇫🇷 각\r\n';
    const once = countText(part);
    const often = countText(part.repeat(3000));
    expect(often.graphemes).toBe(once.graphemes * 3000);
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    expect(once.graphemes).toBe([...segmenter.segment(part)].length);
    expect(countText('漢'.repeat(200_000)).graphemes).toBe(200_000);
  });

  test('agree with other ways to count', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', 'é', '🙂') }), (text) => {
        const { characters, bytes, words, lines } = countText(text);
        expect(characters).toBe([...text].length);
        expect(bytes).toBe(new TextEncoder().encode(text).length);
        expect(words).toBe(text.split(/\s+/).filter(Boolean).length);
        const parts = text.split(/\r\n|\n|\r/);
        expect(lines).toBe(parts.at(-1) === '' ? parts.length - 1 : parts.length);
      }),
    );
  });
});

describe('tokens', () => {
  /** As OpenAI's tiktoken counts. */
  test.each([
    ['o200k_base', 'antidisestablishmentarianism', 6],
    ['cl100k_base', 'antidisestablishmentarianism', 6],
    ['cl100k_base', 'tiktoken is great!', 6],
    ['cl100k_base', '2 + 2 = 4', 7],
    ['cl100k_base', 'お誕生日おめでとう', 9],
  ] as const)('%s of %j', async (encoding, text, expected) => {
    expect(await countTokens({ text, encoding }, context)).toBe(expected);
  });

  test.each(tokenEncodings)('%s takes the name of a control token for text', async (encoding) => {
    const tokens = await countTokens({ text: '<|endoftext|>', encoding }, context);
    expect(tokens).toBeGreaterThan(1);
  });

  test('a long run without a break is counted in isolation', async () => {
    const isolated: unknown[] = [];
    const watching = testContext({
      isolate: (module, input, limits) => {
        isolated.push(limits);
        return context.isolate(module, input, limits);
      },
    });
    const encoding = 'cl100k_base';
    expect(await countTokens({ text: 'ab '.repeat(2000), encoding }, watching)).toBe(2001);
    expect(isolated).toEqual([]);
    expect(await countTokens({ text: 'a'.repeat(4000), encoding }, watching)).toBe(500);
    expect(isolated).toEqual([{ timeout: 10_000, memory: 512 }]);
  });
});
