import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { htmlFormatter } from '../../../src/format/html/format.js';
import { minifyHtml } from '../../../src/format/html/minify.js';
import { refusal } from '../refusal.js';
import { formatTwice, indents, plain, spaces } from './laws.js';

const format = (text: string) => formatTwice(htmlFormatter, text);

describe('any HTML', () => {
  const space = spaces('\r\n');
  const inlineLeaf = fc.constantFrom(
    ...[
      'a',
      ' b ',
      'c\n  d',
      '&amp;',
      '&nbsp;',
      '<br>',
      '<img src=x>',
      '<!-- e -->',
      '<input  disabled />',
      '<wbr>',
    ],
    ...[
      '<textarea> \n x</textarea>',
      '<script>if (a<b) {\n }</script>',
      '<svg><g> <path/></g></svg>',
    ],
  );
  const attributes = fc.constantFrom('', ' id="a  b"', "\n class='x'  hidden", ' data-a=1');
  const { inline, block } = fc.letrec<{ inline: string; block: string }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      inlineLeaf,
      fc
        .tuple(
          fc.constantFrom('b', 'a', 'span', 'button', 'custom-x'),
          attributes,
          fc.array(tie('inline')),
        )
        .map(([name, start, content]) => `<${name}${start}>${content.join('')}</${name}>`),
      fc
        .array(fc.constantFrom('<option>a', '<option selected>b</option>', '\n<option>'), {
          maxLength: 3,
        })
        .map((options) => `<select>${options.join('')}</select>`),
    ),
    block: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(
        '<pre>\n a\n  b</pre>',
        '<hr>',
        '<!-- c -->',
        '<style>a {}</style>',
        '<p>open',
      ),
      fc
        .tuple(
          fc.constantFrom('p', 'h1', 'div', 'section', 'li', 'td'),
          attributes,
          fc.array(fc.oneof(tie('inline'), space), { maxLength: 4 }),
        )
        .map(([name, start, content]) => `<${name}${start}>${content.join('')}</${name}>`),
      fc
        .tuple(
          fc.constantFrom('div', 'main', 'blockquote'),
          fc.array(fc.oneof(tie('block'), tie('inline'), space), { maxLength: 4 }),
        )
        .map(([name, content]) => `<${name}>${content.join('')}</${name}>`),
      fc
        .array(fc.tuple(space, fc.constantFrom('<li>', '<li>x'), tie('block'), space), {
          maxLength: 3,
        })
        .map((items) => `<ul>${items.flat().join('')}</ul>`),
    ),
  }));
  const document = fc
    .tuple(
      fc.constantFrom(
        '',
        '<!doctype html><html><head><title>x</title></head><body>',
        '<!-- top -->\n',
      ),
      fc.array(fc.oneof(block, inline, space), { maxLength: 5 }),
    )
    .map((parts) => parts.flat().join(''));

  test('shows the same, and formatted twice is formatted once', () => {
    let accepted = 0;
    fc.assert(
      fc.property(document, indents, (text, indent) => {
        fc.pre(text.trim() !== '' && isAccepted(() => htmlFormatter.format(text, plain)));
        accepted++;
        const formatted = formatTwice(htmlFormatter, text, { indent, sortKeys: false });
        expect(shownBy(formatted), text).toEqual(shownBy(text));
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(250);
  });

  test('shows the same when minified', () => {
    fc.assert(
      fc.property(document, (text) => {
        fc.pre(text.trim() !== '' && isAccepted(() => minifyHtml(text)));
        const minified = minifyHtml(text).text;
        const withoutComments = text.replace(/<!--.*?-->/g, '');
        expect(shownBy(minified), text).toEqual(shownBy(withoutComments));
        expect(minified.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 300 },
    );
  });
});

test('the layout', () => {
  const text =
    '<!doctype html><html><head><title> x </title><meta charset=utf-8><script src=a></script></head><body><nav><a\n  href=x>X</a> | <a>Y</a></nav>\n\n\n<main>Some text\nhere <em>x</em>\n</main><ul><li>a<li><p>b</p></ul><pre> a\n  b</pre></body></html>';
  expect(format(text)).toBe(`<!doctype html>
<html>
<head>
  <title>x</title>
  <meta charset=utf-8>
  <script src=a></script>
</head>
<body>
  <nav><a href=x>X</a> | <a>Y</a></nav>

  <main>
    Some text
    here <em>x</em>
  </main>
  <ul>
    <li>a
    <li>
      <p>b</p>
  </ul>
  <pre> a
  b</pre>
</body>
</html>
`);
});

test('no space comes between what touches', () => {
  const text = '<p>a<b>b</b>c<i>d</i><img src=x><button>e</button></p>\n';
  expect(format(text)).toBe(text);
});

test.each([
  ['<p>  a <!-- x --> b</p>\n\n<p>c</p>', '<p>a b</p><p>c</p>'],
  ['<!--[if IE]> x <![endif]--><!--! y --><!-- z -->', '<!--[if IE]> x <![endif]--><!--! y -->'],
  ['<pre> a\n</pre> <div   id="x  y"\n> b </div>', '<pre> a\n</pre><div id="x  y">b</div>'],
  ['a <b> b </b> c', 'a <b> b </b> c'],
])('%s is minified to %s', (text, minified) => {
  expect(minifyHtml(text).text).toBe(minified);
});

test.each([
  ['<div>', /^'<div>' is not closed at line 1, column 1/],
  ['<p>x</span></p>', /^There is no '<span>' for '<\/span>' to close at line 1, column 5/],
  ['<b><i>x</b></i>', /^Expected '<\/i>' before '<\/b>'/],
  ['<img a=1 a=2>', /^The HTML is invalid: duplicate attribute/],
  ['a <!-- b', /^The HTML is invalid: the end in comment/],
  ['<div', /^The HTML is invalid: the end in tag/],
  ['1 < 2', /^The HTML is invalid: invalid first character of tag name/],
  ['', /empty/],
  ['<div>'.repeat(100_000), /deeper than 500 levels/],
])('%.20s is refused', (text, message) => {
  expect(refusal(() => format(text)).message).toMatch(message);
});

test('refuses to sort', () => {
  const options = { ...plain, sortKeys: true };
  expect(refusal(() => htmlFormatter.format('a', options)).message).toMatch(/sort/);
});

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/** The lines of text on the page, where `|` ends one, and its tags without any space. */
function shownBy(text: string): { lines: string[]; tags: string } {
  const document = parse(text, { scriptingEnabled: false });
  const lines = textOf(document)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { lines, tags: serialize(document).replace(/[ \t\r\n\f]+/g, '') };
}

const blocks =
  /^(?:html|head|body|title|p|h1|div|section|li|td|main|blockquote|ul|pre|hr|option|p|style)$/;

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const inner = node.childNodes.map(textOf).join('');
  if (!('tagName' in node)) return inner;
  if (/^(?:pre|textarea|script|style)$/.test(node.tagName)) return `|${JSON.stringify(inner)}|`;
  // Something that stands in a line, without text of its own.
  const shown = /^(?:img|input|svg|button|select)$/.test(node.tagName)
    ? `[${inner.trim()}]`
    : inner;
  return blocks.test(node.tagName) ? `|${inner}|` : shown;
}
