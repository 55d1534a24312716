import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { tomlFormatter } from '../../../src/format/toml/format.js';
import { refusal } from '../refusal.js';
import { formatTwice, indents, plain } from './laws.js';

const format = (text: string) => formatTwice(tomlFormatter, text);
const sort = (text: string) => formatTwice(tomlFormatter, text, { ...plain, sortKeys: true });

describe('any TOML', () => {
  const gap = fc.constantFrom('', ' ', '  ', '\t');
  const rest = fc.constantFrom('', ' ', '# c', '  #  d ', '\t# "e" = [');
  const lines = fc.constantFrom('\n', '\r\n', '\n\n\n', '\n# own line\n', '\n\n  # indented\n\n');
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('1', '+1_000', '0xFF', '-0.0', '1e5', 'inf', '-nan', 'true', '1979-05-27'),
      fc.constantFrom('1979-05-27 07:32:00', '1979-05-27T00:32:00.999-07:00', '07:32', '"a # b"'),
      fc.constantFrom(
        "'x\\y'",
        '"""\na\n  b"""',
        "'''c''''",
        '""""""',
        '"\\""',
        '"""\\\n  x"""',
        "''",
      ),
      fc
        .tuple(
          fc.array(tie('value'), { maxLength: 3 }),
          gap,
          fc.constantFrom('', '\n', '\n# in\n'),
          fc.boolean(),
        )
        .map(
          ([items, space, line, comma]) =>
            `[${line}${items.map((item) => space + item + space + line).join(`,${line}`)}${comma && items.length > 0 ? ',' : ''}${space}]`,
        ),
      fc
        .array(
          tie('value').filter((text) => !text.includes('\n')),
          { maxLength: 3 },
        )
        .map((items) => `{${items.map((item, index) => ` k${index}.x=${item} `).join(',')}}`),
    ),
  }));
  const pair = fc.tuple(gap, fc.constantFrom('', '.b', ' . "c d"', ".'e'"), gap, value, rest);
  const pairs = fc
    .array(pair, { maxLength: 4 })
    .map((found) =>
      found.map(
        ([before, more, space, text, end], index) =>
          `${before}a${index}${more}${space}=${space}${text}${end}`,
      ),
    );
  const table = fc.tuple(
    fc.constantFrom('[ t%. x ] # head', '[t%]', '[[ "l" ]]', '[[l.m]]'),
    rest,
    pairs,
  );
  const document = fc
    .tuple(pairs, fc.array(table, { maxLength: 3 }), fc.infiniteStream(lines))
    .map(([first, tables, breaks]) =>
      [
        ...first,
        ...tables.flatMap(([header, , inner], index) => [
          header.replace('%', String(index)),
          ...inner,
        ]),
      ]
        .map((line) => line + breaks.next().value)
        .join(''),
    );

  test('means the same, keeps its comments, and formatted twice is formatted once', () => {
    fc.assert(
      fc.property(document, indents, (text, indent) => {
        fc.pre(isValid(text));
        const formatted = formatTwice(tomlFormatter, text, { indent, sortKeys: false });
        expect(parse(formatted, big), text).toEqual(parse(text, big));
        expect(commentsOf(formatted)).toEqual(commentsOf(text));
      }),
      { numRuns: 500 },
    );
  });

  test('means the same sorted', () => {
    fc.assert(
      fc.property(document, (text) => {
        fc.pre(isValid(text));
        expect(parse(sort(text), big), text).toEqual(parse(text, big));
      }),
    );
  });
});

test('the layout', () => {
  const text = [
    '#!x\r\ntitle="a"   # c\n[ a . "b c" ]  #h\nx=[1,2,\n # in\n 3 # three\n ,4]\ny={a=1,b=[ ]}\n',
    '\n\n\n# about t\n[[t]]\nz=07:32\nlong=["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",',
    '"ccccccccccccccccccccccccccc"]',
  ].join('');
  expect(format(text)).toBe(`#!x
title = "a" # c

[a."b c"] #h
x = [
  1,
  2,
  # in
  3, # three
  4,
]
y = { a = 1, b = [] }

# about t
[[t]]
z = 07:32
long = [
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
  "ccccccccccccccccccccccccccc",
]
`);
});

test('comments move with their keys when sorted, tables stay', () => {
  expect(sort('# file\n\n# about b\nb = 1\n\na = 2 # a\n# end\n[z]\ny = 1\nx = 2\n[c]')).toBe(
    '# file\n\na = 2 # a\n# about b\nb = 1\n\n# end\n[z]\nx = 2\ny = 1\n\n[c]\n',
  );
});

test('an empty document stays empty', () => {
  expect(format(' \n\n')).toBe('');
});

test.each([
  ['a = ', /at line 1, column 5/],
  ['a = 1\na = 2', /at line 2, column 1/],
  ['\n[a\n', /at line 2/],
  [`a = ${'['.repeat(100_000)}`, /nested|unfinished|close|end/],
])('%.20s is refused with its place', (text, message) => {
  const error = refusal(() => format(text));
  expect(error.message).toMatch(message);
  expect(error.frame).toBeDefined();
});

const big = { integersAsBigInt: true } as const;

function isValid(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Comments of texts in which no string has a number sign, but for the one with ` # `. */
function commentsOf(text: string): string[] {
  return (text.replaceAll('"a # b"', '').match(/#.*/g) ?? []).map((comment) => comment.trimEnd());
}
