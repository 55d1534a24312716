import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { yamlFormatter } from '../../../src/format/yaml/format.js';
import { refusal } from '../refusal.js';
import { formatTwice, indents, plain } from './laws.js';

const format = (text: string) => formatTwice(yamlFormatter, text);
const sort = (text: string) => formatTwice(yamlFormatter, text, { ...plain, sortKeys: true });

describe('any YAML', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      ' a',
      'a\n\nb\n',
      'a: b',
      '#',
      '- x',
      '\n',
      '  a\n b\n\n',
      '>',
      '|',
      'x '.repeat(60),
    ),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      texts,
      fc.constantFrom(1, 1.5, true, null, Number.NaN),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(texts, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  const styles = fc.record({
    collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
    defaultStringType: fc.constantFrom(
      'PLAIN' as const,
      'QUOTE_DOUBLE' as const,
      'QUOTE_SINGLE' as const,
      'BLOCK_LITERAL' as const,
      'BLOCK_FOLDED' as const,
    ),
    indent: fc.constantFrom(1, 2, 5),
    lineWidth: fc.constantFrom(0, 20),
    indentSeq: fc.boolean(),
  });

  test('means the same, and formatted twice is formatted once', () => {
    fc.assert(
      fc.property(value, styles, indents, (value, style, indent) => {
        const text = stringify(value, { ...style, aliasDuplicateObjects: false });
        // A few of the library's own texts do not mean what they were made of.
        fc.pre(JSON.stringify(parseOrNothing(text)) === JSON.stringify(value));
        const formatted = formatTwice(yamlFormatter, text, { indent, sortKeys: false });
        expect(parse(formatted), text).toEqual(parse(text));
      }),
    );
  });

  test('has sorted keys and the same members when sorted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.nat()), (value) => {
        const formatted = sort(stringify(value));
        expect(parse(formatted)).toEqual(value);
        expect(Object.keys(parse(formatted))).toEqual(Object.keys(value).sort());
      }),
    );
  });
});

describe('what stays as it is written', () => {
  test.each([
    ['numbers', 'a: 0x1F\nb: 1.50\nc: +1\nd: 1e3\ne: 0o17\nf: 12345678901234567890\ng: 007\n'],
    ['strings', 'a: "x\\n"\nb: \'y\'\nc: z\n'],
    ['comments', '# top\n\na: 1 # one\n# above b\nb: 2\n\n# end\n'],
    ['anchors, aliases and merge keys', 'a: &x { b: 1 }\nc: *x\nd:\n  <<: *x\n'],
    ['tags', 'a: !!str x\nb: !custom x\n'],
    ['documents and directives', '%YAML 1.2\n---\na: 1\n---\nb: 2\n'],
    ['one blank line', 'a: 1\n\nb: 2\n'],
    ['block scalars', 'a: |\n  x\n    y\nb: >-\n  folded text\n'],
    ['long lines', `a: ${'x '.repeat(80).trim()}\n`],
  ])('%s', (_, text) => {
    expect(format(text)).toBe(text);
  });

  test('but for the layout', () => {
    expect(format('a:   [1,2,   3]\nb:\n    c:  d\n\n\n\ne: {f: g}')).toBe(
      'a: [ 1, 2, 3 ]\nb:\n  c: d\n\ne: { f: g }\n',
    );
  });

  test('folded text is wrapped anew', () => {
    const text = `a: >\n  ${'word '.repeat(30).trim()}\n`;
    expect(
      Math.max(
        ...format(text)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(82);
    expect(parse(format(text))).toEqual(parse(text));
  });
});

test('comments move with their keys when sorted', () => {
  const text = '# head\n\n# about b\nb: 1 # one\n# about a\na:\n  # about z\n  z: 1\n  y: 2\n';
  expect(sort(text)).toBe(
    '# head\n\n# about a\na:\n  y: 2\n  # about z\n  z: 1\n# about b\nb: 1 # one\n',
  );
});

describe('refuses', () => {
  test.each([
    ['invalid text, with its place', 'a: [1\nb: 2', /at line 2, column 1/],
    ['a key that is there twice', 'a: 1\na: 2', /^The key 'a' is there twice at line 2, column 1/],
    ['an empty text', ' \n', /empty/],
    ['an alias without an anchor', 'a: *x', /^The alias '\*x' stands for nothing before it/],
  ])('%s', (_, text, message) => {
    expect(refusal(() => yamlFormatter.format(text, plain)).message).toMatch(message);
  });

  test('to sort where an alias would come before its anchor', () => {
    expect(refusal(() => sort('b: &x 1\na: *x\n')).message).toMatch(
      /^The alias '\*x' would come before/,
    );
    expect(refusal(() => sort('a: &x 1\nb: &x 2\n')).message).toMatch(/'&x' is there twice/);
  });

  test('tabs', () => {
    const options = { indent: '\t', sortKeys: false };
    expect(refusal(() => yamlFormatter.format('a: 1', options)).message).toMatch(/tabs/);
  });
});

function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
