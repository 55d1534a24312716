import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { findMatches } from '../../../src/text-regex/find-matches.js';
import { testContext } from '../test-context.js';

function find(pattern: string, text: string, options: { flags?: string; limit?: number } = {}) {
  return findMatches({ pattern, text, flags: '', limit: 100, ...options }, testContext());
}

test('a match has its text, its place and its groups', async () => {
  expect(await find('(?<key>\\w+)=(\\w+)?', 'x\r\n a=1; b=')).toEqual({
    complete: true,
    matches: [
      {
        text: 'a=1',
        start: 4,
        end: 7,
        line: 2,
        column: 2,
        groups: [
          { name: 'key', text: 'a', start: 4, end: 5 },
          { text: '1', start: 6, end: 7 },
        ],
      },
      {
        text: 'b=',
        start: 9,
        end: 11,
        line: 2,
        column: 7,
        groups: [{ name: 'key', text: 'b', start: 9, end: 10 }, { text: null }],
      },
    ],
  });
});

test.each([
  ['(?:a)(?=b)(?!c)(?<=a)(?<!c)(b)', '', [undefined]],
  ['[(](\\()\\((?<n>b)?', '', [undefined, 'n']],
  ['[^](a)|[\\](](b)|[]', '', [undefined, undefined]],
  ['[[a-z]--[\\(b]](a)', 'v', [undefined]],
  ['(?<\\u0061\\u{62}>x)?', 'u', ['ab']],
  ['(?<__proto__>x)?', '', ['__proto__']],
])('the groups of %j are found', async (pattern, flags, names) => {
  const { matches } = await find(`${pattern}|$`, 'ab', { flags });
  expect(matches.at(-1)?.groups.map(({ name }) => name)).toEqual(names);
});

test('empty matches do not stop the search, and with u step over whole characters', async () => {
  const starts = async (flags: string) =>
    (await find('', '😀a', { flags })).matches.map(({ start }) => start);
  expect(await starts('')).toEqual([0, 1, 2, 3]);
  expect(await starts('u')).toEqual([0, 2, 3]);
});

test('the limit ends the search and says so', async () => {
  expect(await find('a', 'aaa', { limit: 2 })).toMatchObject({
    complete: false,
    matches: [{}, {}],
  });
  expect(await find('a', 'aa', { limit: 2 })).toMatchObject({ complete: true, matches: [{}, {}] });
});

test.each([
  ['(', '', /not a regular expression of ECMAScript: Unterminated group/],
  ['\\-', 'u', /with the flags 'u': Invalid escape/],
  ['a', 'x', /Unknown flag 'x'/],
  ['a', 'uv', /not a regular expression/],
])('%j with flags %j is refused', async (pattern, flags, message) => {
  const error = await find(pattern, 'text', { flags }).catch((caught) => caught);
  expect(error).toBeInstanceOf(InputError);
  expect(error.message).toMatch(message);
});

test('syntax of other dialects is refused with a hint', async () => {
  await expect(find('(?P<n>a)', 'a')).rejects.toMatchObject({ hint: /\(\?<name>/ });
  await expect(find('(?i)a', 'a')).rejects.toMatchObject({ hint: /--flags/ });
  await expect(find('a++', 'a')).rejects.toMatchObject({ hint: /possessive/ });
});

test('matches cover the text as splitting it does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', '\n', '\r', ',') }), async (text) => {
      const { matches } = await find('[^,]*', text, { limit: 1000 });
      const parts = matches.filter((match) => match.text !== '').map((match) => match.text);
      expect(parts).toEqual(text.split(',').filter((part) => part !== ''));
      for (const match of matches) expect(text.slice(match.start, match.end)).toBe(match.text);
    }),
  );
});
