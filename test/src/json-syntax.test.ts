import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JsonNode, jsonValue, parseJson, parseJsonSequence } from '../../src/json-syntax.js';

test('every value of a JSON text has its place', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), fc.constantFrom(0, 2), (json, indent) => {
      const text = ` ${JSON.stringify(JSON.parse(json), null, indent)}\r\n`;
      expectValues(text, parseJson(text), JSON.parse(text));
    }),
  );
});

function expectValues(text: string, node: JsonNode, value: unknown): void {
  expect(jsonValue(text, node)).toEqual(value);
  if (node.kind === 'array') {
    node.items.forEach((item, index) => {
      expectValues(text, item, (value as unknown[])[index]);
    });
  }
  if (node.kind === 'object') {
    for (const [key, { start, node: member }] of node.members) {
      expect(text.slice(start).startsWith(JSON.stringify(key))).toBe(true);
      expectValues(text, member, (value as Record<string, unknown>)[key]);
    }
  }
}

test.each([
  ['', 'Expected a value, found the end at line 1, column 1 (offset 0)'],
  ['{"a":1,}', 'Expected a key in double quotes, found "}" at line 1, column 8 (offset 7)'],
  ['[1,\n 2', "Expected ',' or ']', found the end at line 2, column 3 (offset 6)"],
  ['{"a" 1}', 'Expected \':\' after the key, found "1" at line 1, column 6 (offset 5)'],
  ['["a', 'The string is not closed at line 1, column 2 (offset 1)'],
  ['"\\x"', 'This escape is none of JSON at line 1, column 2 (offset 1)'],
  ['"\t"', 'A control character in a string must be escaped at line 1, column 2 (offset 1)'],
  ['{"a":1,"a":2}', 'The key "a" is there twice at line 1, column 8 (offset 7)'],
  ['01', 'Expected a value, found "0" at line 1, column 1 (offset 0)'],
  ['{} {}', 'Expected the end of the text, found "{" at line 1, column 4 (offset 3)'],
])('%j is refused', (text, message) => {
  expect(() => parseJson(text)).toThrow(message);
});

test('a sequence holds at least one value, and they need no more than space between them', () => {
  const text = '{"a":1}\n[2] "3"4\n';
  const values = parseJsonSequence(text).map((node) => jsonValue(text, node));
  expect(values).toEqual([{ a: 1 }, [2], '3', 4]);
  expect(() => parseJsonSequence(' ')).toThrow('Expected a value, found the end');
  expect(() => parseJsonSequence('1,2')).toThrow('Expected a value, found ","');
});

test('nesting beyond the limit is refused where it goes too deep', () => {
  expect(() => parseJson('['.repeat(1000) + ']'.repeat(1000))).not.toThrow();
  expect(() => parseJson('['.repeat(100_000))).toThrow(
    'Nested deeper than 1000 levels at line 1, column 1001',
  );
});

test('what is read agrees with the engine on every single change of a text', () => {
  const text = '{"a":[1,-0.5e+3,true,null,"x\\u0041"],"b":{}}';
  for (let offset = 0; offset < text.length; offset++) {
    for (const character of ['', '"', '\\', '0', ',', ':', '{', ']', 'e', '.', ' ', '\n']) {
      const changed = text.slice(0, offset) + character + text.slice(offset + 1);
      expect(
        accepts(() => parseJson(changed)),
        changed,
      ).toBe(accepts(() => JSON.parse(changed)));
    }
  }
});

function accepts(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
