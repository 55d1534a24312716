import fc from 'fast-check';
import { expect } from 'vitest';
import type { FormatOptions, Formatter } from '../../../src/format/formatter.js';

export const indents = fc.constantFrom('  ', '    ', '   ');

export const plain: FormatOptions = { indent: '  ', sortKeys: false };

/** Formats, and checks that formatting again changes nothing. */
export function formatTwice(formatter: Formatter, text: string, options = plain): string {
  const once = formatter.format(text, options).text;
  expect(formatter.format(once, options).text, text).toBe(once);
  return once;
}

/** Some of these between any two tokens. */
export function spaces(...others: string[]): fc.Arbitrary<string> {
  return fc.constantFrom('', '', ' ', '\n', '  ', '\t', '\n\n\n', ...others);
}

/** Joins tokens with random space; `glue` says which pairs need some. */
export function spread(
  tokens: readonly string[],
  space: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  return fc
    .tuple(...tokens.map(() => space))
    .map((gaps) => tokens.map((token, index) => (gaps[index] ?? '') + token).join(''));
}
