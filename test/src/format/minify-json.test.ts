import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minifyJson } from '../../../src/format/json/minify.js';
import { refusal } from '../refusal.js';

test('any JSON is minified as JSON.stringify writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat({ max: 4 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(minifyJson(text)).toEqual({ text: JSON.stringify(JSON.parse(text)), notes: [] });
    }),
  );
});

test('numbers, escapes and keys that are there twice stay as they are written', () => {
  const text = '{ "a" : 1.50e+3, "\\u0061": 12345678901234567890 }';
  expect(minifyJson(text).text).toBe('{"a":1.50e+3,"\\u0061":12345678901234567890}');
});

test('comments are left out, with a note', () => {
  const { text, notes } = minifyJson('// a\n{ /* b */ "c": [1 // d\n] }\n/* e */');
  expect(text).toBe('{"c":[1]}');
  expect(notes).toEqual(['4 comments were left out']);
});

test('invalid JSON is refused with its place', () => {
  expect(refusal(() => minifyJson('{"a":}')).message).toMatch(/at line 1, column 6/);
});
