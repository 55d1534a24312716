import { generate, parse } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cssFormatter } from '../../../src/format/css/format.js';
import { minifyCss } from '../../../src/format/css/minify.js';
import { refusal } from '../refusal.js';
import { formatTwice, indents, plain, spaces } from './laws.js';

const format = (text: string) => formatTwice(cssFormatter, text);

describe('any CSS', () => {
  const space = spaces('/* c */', ' /* d */\n', '\n/*\n * e\n */\n');
  const selector = fc.constantFrom(
    'a',
    '.b #c',
    'a>b',
    'a + b~c',
    '*',
    'a:not(.b,#c)::before',
    '[x="y z" i]',
    'li:nth-child(2n + 1)',
    'a b:is(c > d)',
  );
  const declaration = fc.constantFrom(
    'color:red',
    'margin : -1px  auto!important',
    'width:calc(1px + 2px*3)',
    'content:"a;} b"',
    '--x: {a:b}',
    '--y:',
    'background:url( "x" ) no-repeat,url(data:image/png;base64,aa==)',
    'grid-template:"a b"\n "c d"',
    '*zoom:1',
    'transition:a 1s,\n  b 2s',
    'unicode-range:U+26, U+0-7F',
    'filter:alpha(opacity=5)',
    'font:12px/1.5 a,b',
  );
  const selectors = fc.array(selector, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ,'));
  const condition = fc.constantFrom(
    '@media screen and (min-width:1px)',
    '@supports not (display : grid)',
    '@layer x',
  );
  const inBlock = (items: fc.Arbitrary<string>) =>
    fc
      .array(
        fc.tuple(space, items).map((parts) => parts.join('')),
        { maxLength: 3 },
      )
      .chain((content) => space.map((end) => `{${content.join('')}${end}}`));
  const declarations = declaration.map((text) => `${text};`);
  // The oracle knows nested rules only where they begin like this.
  const nested = inBlock(declarations).map((block) => `& b${block}`);
  const style = fc
    .tuple(selectors, space, inBlock(fc.oneof(declarations, nested)))
    .map((parts) => parts.join(''));
  const rule = fc.oneof(
    style,
    fc.tuple(condition, space, inBlock(style)).map((parts) => parts.join('')),
  );
  const at = fc.constantFrom('@charset "utf-8";', '@import url(x)screen;', '@layer a,b;');
  const sheet = fc
    .array(fc.tuple(space, fc.oneof(rule, rule, at)), { minLength: 1, maxLength: 4 })
    .chain((parts) => space.map((end) => parts.flat().join('') + end));

  test('means the same, keeps its comments, and formatted twice is formatted once', () => {
    fc.assert(
      fc.property(sheet, indents, (text, indent) => {
        const formatted = formatTwice(cssFormatter, text, { indent, sortKeys: false });
        expect(meaningOf(formatted), text).toBe(meaningOf(text));
        expect(formatted.match(/\/\*.*?\*\//gs)).toEqual(text.match(/\/\*.*?\*\//gs));
      }),
      { numRuns: 500 },
    );
  });

  test('means the same when minified', () => {
    fc.assert(
      fc.property(sheet, (text) => {
        const minified = minifyCss(text).text;
        expect(meaningOf(minified), text).toBe(meaningOf(text));
        expect(minified.length).toBeLessThanOrEqual(text.length);
        expect(minifyCss(minified).text).toBe(minified);
      }),
    );
  });
});

test('the layout', () => {
  const text =
    '@import "x";@media (min-width:1px){a,b>c{color:red;/* why */margin:0!important} /* after */\n}\n\n\n/* top */\nd{}';
  expect(format(text)).toBe(`@import "x";

@media (min-width: 1px) {
  a,
  b > c {
    color: red;
    /* why */
    margin: 0 !important;
  } /* after */
}

/* top */
d {}
`);
});

test.each([
  ['a{b:c}', 'a{b:c}'],
  ['a :hover { b : c ; ; }', 'a :hover{b:c}'],
  ['a{b:c/**/d}', 'a{b:c/**/d}'],
  ['/* x *//*! y */a{b: x /* z */ y}', '/*! y */a{b:x y}'],
  ['a{--x:  y  z ;}', 'a{--x:y  z}'],
  ['@media screen{a{b:c}}d{}', '@media screen{a{b:c}}d{}'],
])('%s is minified to %s', (text, minified) => {
  expect(minifyCss(text).text).toBe(minified);
});

test('what is left out is noted', () => {
  expect(minifyCss('/* x */a{/* y */}').notes).toEqual(['2 comments were left out']);
  expect(minifyCss('/*! x */a{}').notes).toEqual([]);
});

test.each([
  ['a{b:c', /^The block is not closed at line 1, column 2/],
  ['a{b:"x', /^The string is not closed/],
  ['a{b:"x\n"}', /^The string is not closed on its line/],
  ['a{b:(}', /^There is no bracket for this '}'/],
  ['}a{}', /^There is no block for this '}' to close at line 1, column 1/],
  ['a{b}', /^Expected a property/],
  ['/* x', /^The comment is not closed/],
  ['// x\na{}', /^Expected a comment as/],
  ['hello', /^Expected a block/],
  ['<!-- a{} -->', /^This is HTML/],
  ['', /^There is no CSS/],
  ['a{'.repeat(100_000), /deeper than 500 levels/],
])('%.20s is refused', (text, message) => {
  expect(refusal(() => format(text)).message).toMatch(message);
});

test('refuses to sort', () => {
  expect(refusal(() => cssFormatter.format('a{}', { ...plain, sortKeys: true })).message).toMatch(
    /order/,
  );
});

/** By another parser, which leaves out comments and free space. */
function meaningOf(text: string): string {
  return generate(parse(text))
    .replace(/\s+/g, ' ')
    .replace(/(--\w+:) /g, '$1');
}
