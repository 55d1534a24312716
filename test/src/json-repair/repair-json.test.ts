import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { repairJson } from '../../../src/json-repair/repair-json.js';
import { testContext } from '../test-context.js';

async function repair(text: string) {
  const { json, prose } = await repairJson(text, testContext());
  return { value: JSON.parse(json), prose };
}

test.each<[string, unknown]>([
  ['[1, 2, 3, 4', [1, 2, 3, 4]],
  ['{"employees":["John", "Anna",', { employees: ['John', 'Anna'] }],
  ['{"key":"value",}', { key: 'value' }],
  ["{'key': 'string', 'key2': false, \"key3\": null}", { key: 'string', key2: false, key3: null }],
  ['{a: 1, b-c: "x"}', { a: 1, 'b-c': 'x' }],
  ['{“a”: “b”}', { a: 'b' }],
  ['{"a": True, "b": None}', { a: true, b: null }],
  ['// why\n{"a": 1} /* end */', { a: 1 }],
  ['["a" "b"]', ['a', 'b']],
  ['{"a":1\n"b":2}', { a: 1, b: 2 }],
  ['[1,,2, ,3]', [1, 2, 3]],
  ['["a,,b",,1]', ['a,,b', 1]],
  ['{"a":1}\n{"a":2}', [{ a: 1 }, { a: 2 }]],
  ['callback({"a":1});', { a: 1 }],
  ['{\\"a\\": 1}', { a: 1 }],
  ['{"text": "line\nbreak\ttab"}', { text: 'line\nbreak\ttab' }],
  ['[1, 2, ...]', [1, 2]],
])('%j is repaired', async (text, value) => {
  expect(await repair(text)).toEqual({ value, prose: 0 });
});

test('a fenced block is taken out of the prose around it', async () => {
  const text = "Here it is:\n\n```json\n{'a': 1,}\n```\nAnything else?";
  expect(await repair(text)).toEqual({ value: { a: 1 }, prose: 25 });
  expect(await repair('```\n[1,\n```')).toEqual({ value: [1], prose: 0 });
  expect((await repair('{"a": "```\\n[1]```",}')).value).toEqual({ a: '```\n[1]```' });
});

test('valid JSON stays as it is, to the last digit', async () => {
  const text = '{"n": 12345678901234567890.0,  "a": 1, "a": 2}';
  expect((await repairJson(` ${text}\n`, testContext())).json).toBe(text);
});

test.each([
  ['', 'Expected JSON, broken or not at line 1, column 1 (offset 0)'],
  ['no json in here', 'Expected JSON, broken or not at line 1, column 1'],
  ['  config.json', 'Expected JSON, broken or not at line 1, column 3'],
  ['{"a": 1} and more', 'Beyond repair: Unexpected character "a" at line 1, column 10 (offset 9)'],
  ['['.repeat(100_000), 'Beyond repair: It is nested too deeply'],
])('%.20j is refused', async (text, message) => {
  const error = await repair(text).catch((caught) => caught);
  expect(error).toBeInstanceOf(InputError);
  expect(error.message).toContain(message);
});

test('JSON that is cut anywhere is repaired to a beginning of itself', async () => {
  const json = JSON.stringify({ list: [1, { a: 'x' }, null], text: 'a "b" \\ c' });
  await fc.assert(
    fc.asyncProperty(fc.nat(json.length - 2), async (end) => {
      const { value } = await repair(json.slice(0, end + 1));
      expect(typeof value).toBe('object');
    }),
  );
});
