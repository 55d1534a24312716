import fc from 'fast-check';
import { parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { graphqlFormatter } from '../../../src/format/graphql/format.js';
import { minifyGraphql } from '../../../src/format/graphql/minify.js';
import { refusal } from '../refusal.js';
import { formatTwice, indents, plain, spaces } from './laws.js';

const format = (text: string) => formatTwice(graphqlFormatter, text);

const documents = [
  'query Q($a: Int = 1, $b: [String!]! @x) @y { a: b(x: 1, y: { z: [1, 2], q: {}, s: "}" }) @include(if: $a) { ...F ... on X { y } ... @skip(if: true) { z } } } fragment F on Y { a }',
  '{ a } mutation { b(x: """block\n  string""") } subscription S { c }',
  'query ($a: Int) { b(in: $a, e: RED, n: null, f: -1.5e3, t: true) }',
  '"""Desc\n  more""" type A implements B & C @d(x: 1) { "f" a("c" x: Int = 1, y: [Int!]!): String! b: Int @deprecated }',
  'interface I implements J { a: Int } union U = | A | B enum E { A "d" B @x } input N { a: Int = 1, b: [Int] = [1] }',
  'scalar D @s directive @x(a: Int, b: Int) repeatable on FIELD | QUERY schema @a { query: Q mutation: M }',
  'extend type Z @key(fields: "id") extend schema @link(url: "u") { subscription: S } extend union U = C type Empty',
];

describe('any GraphQL', () => {
  const space = spaces(',', ' ,\n', '# c\n', ' # "d" { \n', '\n\n# e\n\n');
  const tokens = /"""(?:[^"]|"(?!""))*"""|"[^"]*"|\.\.\.|[$@]?[\w.+-]+|[^\s,\w]/g;
  const text = fc.constantFrom(...documents).chain((document) => {
    const found = document.match(tokens) ?? [];
    return fc.tuple(...found.map(() => space)).map((gaps) =>
      found
        .map((token, index) => {
          const needsSpace = /\w$/.test(found[index - 1] ?? '') && /^\w/.test(token);
          return (gaps[index] || (needsSpace ? ' ' : '')) + token;
        })
        .join(''),
    );
  });

  test('means the same, keeps its comments, and formatted twice is formatted once', () => {
    fc.assert(
      fc.property(text, indents, (text, indent) => {
        const formatted = formatTwice(graphqlFormatter, text, { indent, sortKeys: false });
        expect(print(parse(formatted)), text).toBe(print(parse(text)));
        expect(formatted.match(/# .*$/gm)).toEqual(text.match(/# .*\S/gm));
      }),
      { numRuns: 300 },
    );
  });

  test('means the same when minified', () => {
    fc.assert(
      fc.property(text, (text) => {
        const { text: minified, notes } = minifyGraphql(text);
        expect(print(parse(minified))).toBe(print(parse(text)));
        expect(notes.length > 0).toBe(/# [cde"]/.test(text));
      }),
    );
  });

  test('is laid out as its reference implementation prints it, where that breaks no lines', () => {
    const short = documents.filter((document) => !document.includes('"'));
    for (const document of short.slice(1)) {
      expect(format(document).replaceAll('= |', '=')).toBe(`${print(parse(document))}\n`);
    }
  });
});

test('wide lists in parentheses are broken into lines', () => {
  const argument = `${'a'.repeat(30)}: 1`;
  expect(format(`{x(${argument},b${argument},c${argument}){y}}`)).toBe(
    `{\n  x(\n    ${argument}\n    b${argument}\n    c${argument}\n  ) {\n    y\n  }\n}\n`,
  );
});

test('comments stay where they are', () => {
  const text = `# top
"""
Desc
  more
"""
type A { # trailing
  # lead
  a(
    # inside
    x: Int
  ): String!

  b: Int
  # last
}

# end
`;
  expect(format(text)).toBe(text);
});

test.each([
  ['{ a(x: 1 }', /^The GraphQL is invalid: .* at line 1, column 10/],
  ['{ "a" }', /String/],
  ['', /Unexpected <EOF>/],
  ['# only', /Unexpected <EOF>/],
])('%s is refused with its place', (text, message) => {
  const error = refusal(() => format(text));
  expect(error.message).toMatch(message);
  expect(error.frame).toBeDefined();
});

test('refuses to sort', () => {
  const options = { ...plain, sortKeys: true };
  expect(refusal(() => graphqlFormatter.format('{a}', options)).message).toMatch(/sort/);
});
