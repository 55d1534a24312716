import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '../../../src/convert/value.js';
import { forbiddenCharacter } from '../../../src/convert/xml/text.js';
import { xml } from '../../../src/convert/xml/xml.js';
import { show, texts } from './values.js';

const layout = { indent: 2, align: false, title: undefined };

function parse(text: string, note: (note: string) => void = () => {}): string {
  return show(xml.parse(text, { note, strings: false }));
}

test('what is printed is read back as the same value, unless a note says what differs', () => {
  const text = texts.filter((text) => !forbiddenCharacter(text));
  const names = fc.constantFrom('a', 'b', 'ü', 'x.y', '_1', '__proto__', 'constructor');
  const { element } = fc.letrec<{ element: Value }>((tie) => ({
    element: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.constant(null),
      fc
        .record({
          attributes: fc.uniqueArray(
            fc.tuple(
              names.map((name) => `-${name}`),
              text,
            ),
            {
              selector: ([name]) => name,
              maxLength: 2,
            },
          ),
          content: fc.oneof(
            text.map((text) => (text === '' ? [] : [['#text', text] as [string, Value]])),
            fc.uniqueArray(fc.tuple(names, tie('items')), {
              selector: ([name]) => name,
              minLength: 1,
              maxLength: 3,
            }),
          ),
        })
        .map(({ attributes, content }) => new Map([...attributes, ...content] as [string, Value][]))
        .filter((members) => [...members.keys()].some((key) => key !== '#text')),
    ),
    items: fc.oneof(tie('element'), fc.array(tie('element'), { minLength: 2, maxLength: 3 })),
  }));
  fc.assert(
    fc.property(names, element, fc.constantFrom(0, 2), (name, content, indent) => {
      const value = new Map([[name, content]]);
      const notes: string[] = [];
      const text = xml.print(value, { ...layout, indent, note: (note) => notes.push(note) });
      expect(notes).toEqual([]);
      expect(parse(text), text).toBe(show(value));
    }),
    { numRuns: 500 },
  );
});
