import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { xmlFormatter } from '../../../src/format/xml/format.js';
import { minifyXml } from '../../../src/format/xml/minify.js';
import { refusal } from '../refusal.js';
import { formatTwice, indents, plain, spaces } from './laws.js';

const format = (text: string) => formatTwice(xmlFormatter, text);

describe('any XML', () => {
  const space = spaces('\r\n\r\n');
  const misc = fc.constantFrom('<!-- c -->', '<!--\n two\n lines -->', '<?pi a="b"?>', '<?x?>');
  const text = fc.constantFrom('x', ' x ', 'a\n  b', '&lt;&#65;', '&#32;', '<![CDATA[ <y> ]]>');
  const tag = fc
    .tuple(
      fc.constantFrom('a', 'ns:b', 'ü'),
      fc.constantFrom('', ' x="1"', "\n\ty = 'a\n b'  z='&quot;'"),
      space,
    )
    .map(([name, attributes, end]) => ({ name, start: name + attributes + end }));
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc.oneof(
      { depthSize: 'small' },
      tag.map(({ start }) => `<${start}/>`),
      fc
        .tuple(
          tag,
          fc.array(fc.tuple(fc.oneof(tie('element'), tie('element'), misc, text), space)),
          space,
        )
        .map(
          ([{ name, start }, content, first]) =>
            `<${start}>${first}${content.flat().join('')}</${name} >`,
        ),
    ),
  }));
  const document = fc
    .tuple(
      fc.constantFrom('', '<?xml version="1.0"?>', '<!DOCTYPE a SYSTEM "x>y[">'),
      space,
      misc,
      element,
      space,
    )
    .map((parts) => parts.join(''));

  test('means the same, and formatted twice is formatted once', () => {
    fc.assert(
      fc.property(document, indents, (text, indent) => {
        const formatted = formatTwice(xmlFormatter, text, { indent, sortKeys: false });
        expect(eventsOf(formatted), text).toEqual(eventsOf(text));
      }),
      { numRuns: 500 },
    );
  });

  test('means the same when minified, but for comments', () => {
    fc.assert(
      fc.property(document, (text) => {
        const minified = minifyXml(text).text;
        expect(eventsOf(minified), text).toEqual(eventsOf(text.replace(/<!--.*?-->/gs, '')));
        expect(minifyXml(minified).text).toBe(minified);
      }),
    );
  });
});

test('the layout', () => {
  expect(
    format(
      '<?xml version="1.0"?><a  b = \'1\'   c="&lt;"><!-- hi --><b>text <i>x</i></b>\n\n\n<c/><d></d><e> </e></a>',
    ),
  ).toBe(
    `<?xml version="1.0"?>
<a b='1' c="&lt;">
  <!-- hi -->
  <b>text <i>x</i></b>

  <c/>
  <d></d>
  <e> </e>
</a>
`,
  );
});

test('sorts attributes', () => {
  const { text } = xmlFormatter.format('<b z="1" a="2"><c y="" b=""/></b>', {
    ...plain,
    sortKeys: true,
  });
  expect(text).toBe('<b a="2" z="1">\n  <c b="" y=""/>\n</b>\n');
});

test.each([
  ['<a><b></a>', /unexpected close tag at line 1, column 10/],
  ['<a>x & y</a>', /a bare '&'.* at line 1, column 6/],
  ['<a/><b/>', /only one root/],
  ['<a b=1/>', /unquoted attribute value/],
  ['', /root element/],
  [
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    /^A DOCTYPE with declarations is refused.* column 1 /,
  ],
  ['<a>&undefined;</a>', /undefined entity/],
  ['<a>'.repeat(100_000) + '</a>'.repeat(100_000), /deeper than 1000 levels/],
])('%.40s is refused with its place', (text, message) => {
  const error = refusal(() => format(text));
  expect(error.message).toMatch(message);
  expect(error.frame).toBeDefined();
});

/** What an application sees: space between elements means nothing, space in text does. */
function eventsOf(text: string): unknown[] {
  const parser = new SaxesParser();
  const events: unknown[] = [];
  const open: unknown[][] = [events];
  const add = (event: unknown) => open.at(-1)?.push(event);
  parser.on('opentag', ({ name, attributes }) => {
    const children: unknown[] = [];
    add([name, { ...attributes }, children]);
    open.push(children);
  });
  parser.on('closetag', () => {
    const children = open.pop() ?? [];
    const hasText = children.some((child) => typeof child === 'string' && child.trim() !== '');
    const isStructure =
      !hasText && children.some((child) => Array.isArray(child) && child.length === 3);
    if (!isStructure || children.some((child) => Array.isArray(child) && child[0] === 'cdata'))
      return;
    children.splice(0, children.length, ...children.filter((child) => typeof child !== 'string'));
  });
  parser.on('text', (value) => {
    const siblings = open.at(-1) ?? [];
    if (open.length === 1) return;
    if (typeof siblings.at(-1) === 'string') siblings.push(`${siblings.pop()}${value}`);
    else add(value);
  });
  parser.on('cdata', (value) => add(['cdata', value]));
  parser.on('comment', (value) => add(['comment', value]));
  parser.on('processinginstruction', ({ target, body }) => add([target, body]));
  parser.on('doctype', (value) => add(['doctype', value]));
  parser.write(text).close();
  return events;
}
