import { expect, test } from 'vitest';
import { jsonTypes } from '../../../src/json-types/json-types.js';
import { type LanguageName, languageNames } from '../../../src/json-types/languages.js';
import { testContext } from '../test-context.js';

function types(text: string, language: LanguageName, name = 'Order') {
  return jsonTypes(text, { language, name }, testContext());
}

const sample = '{"order_id":1,"at":"2024-05-06T07:08:09Z","lines":[{"sku":"12"}]}';

const expected: Record<LanguageName, RegExp[]> = {
  typescript: [/^export interface Order \{/, /lines: +Line\[\];/, /at: +string;/],
  'typescript-zod': [/OrderSchema = z\.object/, /"at": z\.string\(\)/],
  go: [/type Order struct/, /At +time\.Time +`json:"at"`/],
  rust: [/^use serde/, /pub struct Order \{/, /pub order_id: i64/],
  python: [/class Order:/, /lines: list\[Line\]/, /at: str/],
  java: [/public class Order \{/, /List<Line> lines;/],
  kotlin: [/data class Order \(/, /@SerialName\("order_id"\)/],
  csharp: [/partial class Order/, /\[JsonPropertyName\("order_id"\)\]/],
  swift: [/^import Foundation/, /struct Order: Codable \{/, /case orderID = "order_id"/],
  cpp: [/struct Order \{/, /std::vector<Line> lines;/],
  dart: [/class Order \{/, /final List<Line> lines;/],
  php: [/class Order \{/, /private int \$orderID;/],
};

test.each(languageNames)('types of %s', async (language) => {
  const text = await types(sample, language);
  for (const pattern of expected[language]) expect(text).toMatch(pattern);
});

test('samples are taken together', async () => {
  const text = await types('{"a":1,"n":null}\n{"a":"x","b":true,"n":2}', 'typescript');
  expect(text).toBe(
    'export interface Order {\n    a:  number | string;\n    n:  number | null;\n    b?: boolean;\n}',
  );
});

test('strings stay strings', async () => {
  const samples = Array.from({ length: 30 }, (_, n) =>
    JSON.stringify({ a: `${n % 2}`, b: 'true' }),
  );
  const text = await types(samples.join('\n'), 'typescript');
  expect(text).toMatch(/a: string;\n +b: string;/);
});

test('members may have any name', async () => {
  const text = await types('{"__proto__":{"x":1},"class":1,"a b":2,"$ref":"#"}', 'typescript');
  for (const name of ['__proto__', 'class', '"a b"', '$ref']) expect(text).toContain(name);
});

test('what names no type is refused', async () => {
  await expect(types('[]', 'typescript')).rejects.toThrow('There is no object in the samples');
  await expect(types('{', 'go')).rejects.toMatchObject({ position: { offset: 1 } });
  await expect(types('{}', 'go', 'a-b')).rejects.toThrow('Expected a name of letters and digits');
});
