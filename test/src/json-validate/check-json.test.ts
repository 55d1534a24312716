import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { checkJson } from '../../../src/json-validate/check-json.js';
import { testContext } from '../test-context.js';

function check(schema: unknown, instance: string) {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  return checkJson({ schema: text, instance }, testContext());
}

async function messages(schema: unknown, instance: string): Promise<string[]> {
  const { violations } = await check(schema, instance);
  return violations.map(
    ({ pointer, line, column, message }) => `${line}:${column} ${pointer} ${message}`,
  );
}

test('every violation has its place in the text', async () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      'a/b': { enum: ['x', 1] },
      list: { items: { const: 3 } },
    },
    required: ['id'],
    additionalProperties: false,
  };
  const text = '{\n  "name": 1,\n  "a/b": "y",\n  "list": [3,\n 4],\n  "more": true\n}';
  expect(await messages(schema, text)).toEqual([
    "1:1  must have required property 'id'",
    '6:3 /more must NOT have additional properties',
    '2:11 /name must be string',
    '3:10 /a~1b must be equal to one of the allowed values: "x", 1',
    '5:2 /list/1 must be equal to constant: 3',
  ]);
});

test('a violation names the keyword that it breaks', async () => {
  const { violations } = await check({ $defs: { n: { minimum: 2 } }, $ref: '#/$defs/n' }, '1');
  expect(violations).toMatchObject([{ pointer: '', schemaPointer: '#/$defs/n/minimum' }]);
});

test.each([
  ['http://json-schema.org/draft-07/schema#', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  [undefined, '2020-12'],
])('%s is known', async ($schema, draft) => {
  expect(await check({ $schema, type: 'null' }, 'null')).toEqual({
    valid: true,
    draft,
    violations: [],
    uncheckedFormats: [],
  });
});

test('each draft reads its own keywords', async () => {
  const draft7 = { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ const: 1 }] };
  expect(await messages(draft7, '[2]')).toHaveLength(1);
  const draft2019 = {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    dependentRequired: { a: ['b'] },
    unevaluatedProperties: false,
  };
  expect(await messages(draft2019, '{"a":1}')).toEqual([
    '1:1  must have property b when property a is present',
    '1:2 /a must NOT have unevaluated properties',
  ]);
  expect(await messages({ prefixItems: [{ const: 1 }] }, '[2]')).toHaveLength(1);
});

test('formats are checked, and those that are not known are named', async () => {
  expect(await messages({ format: 'date-time' }, '"2024-02-30T00:00:00Z"')).toHaveLength(1);
  expect(await messages({ format: 'email' }, '"a@b.example"')).toHaveLength(0);
  const { valid, uncheckedFormats } = await check({ format: 'postcode' }, '"x"');
  expect({ valid, uncheckedFormats }).toEqual({ valid: true, uncheckedFormats: ['postcode'] });
});

test('only what the text holds is there', async () => {
  expect(await messages({ required: ['toString', '__proto__'] }, '{}')).toHaveLength(2);
  expect(await messages({ required: ['__proto__'] }, '{"__proto__":1}')).toHaveLength(0);
  expect(await messages({ properties: { toString: { type: 'string' } } }, '{}')).toHaveLength(0);
  expect(await messages({ additionalProperties: false }, '{"__proto__":1}')).toHaveLength(1);
});

test('patterns count characters, and those of an older dialect are read', async () => {
  expect(await messages({ pattern: '^.$' }, '"😀"')).toHaveLength(0);
  expect(await messages({ pattern: '^\\-\\w$' }, '"-a"')).toHaveLength(0);
});

test('true and false are schemas', async () => {
  expect(await messages('true', '1')).toEqual([]);
  expect(await messages('false', '1')).toEqual(['1:1  boolean schema is false']);
});

test.each([
  ['{"type":"strin"}', /The schema is invalid: '\/type' must be equal to one of .* column 9/],
  ['{"properties":{"a":{"minimum":"1"}}}', /'\/properties\/a\/minimum' must be number at line 1/],
  ['{"$ref":"#/$defs/x"}', /The schema refers to '#\/\$defs\/x', which is not in it/],
  ['{"$ref":"https://example.com/x.json"}', /refers to 'https:\/\/example.com\/x.json'/],
  ['{"$ref":"#"}', /refers to itself without end/],
  ['{"pattern":"("}', /The schema cannot be used: Invalid regular expression/],
  ['{"$schema":"http://json-schema.org/draft-04/schema#"}', /names none of the drafts draft-07, /],
  ['12', /Expected the schema to be an object, true or false/],
  ['null', /Expected the schema to be an object, true or false/],
  ['{', /The schema is not JSON: Expected a key in double quotes, found the end/],
])('the schema %s is refused', async (schema, message) => {
  const error = await check(schema, '{}').catch((caught) => caught);
  expect(error).toBeInstanceOf(InputError);
  expect(error.message).toMatch(message);
});

test('text that is not JSON is refused with its place', async () => {
  await expect(check('true', '{"a"}')).rejects.toMatchObject({ position: { offset: 4 } });
});
