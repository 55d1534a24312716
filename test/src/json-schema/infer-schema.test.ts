import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inferSchema } from '../../../src/json-schema/infer-schema.js';

function infer(...samples: unknown[]) {
  const text = samples.map((sample) => JSON.stringify(sample)).join('\n');
  const { $schema, ...schema } = inferSchema(text);
  expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
  return schema;
}

test('a property is required where every object has it', () => {
  expect(infer([{ a: 1 }, { a: null, b: true }], [{ a: 2 }])).toEqual({
    type: 'array',
    items: {
      type: 'object',
      properties: { a: { type: ['integer', 'null'] }, b: { type: 'boolean' } },
      required: ['a'],
    },
  });
});

test('an integer among other numbers is a number', () => {
  expect(infer(1, 2.5)).toEqual({ type: 'number' });
  expect(infer(1, 2, 1e300)).toEqual({ type: 'integer' });
});

test('what is seen beside an object is a type of its own', () => {
  expect(infer({ a: 1 }, 'x', [])).toEqual({
    type: ['object', 'string', 'array'],
    properties: { a: { type: 'integer' } },
    required: ['a'],
  });
});

test('an empty list and an empty object say nothing of what they hold', () => {
  expect(infer([])).toEqual({ type: 'array' });
  expect(infer({})).toEqual({ type: 'object' });
});

test.each([
  [['2024-05-06T07:08:09Z', '2024-05-06T07:08:09.123+02:00'], 'date-time'],
  [['2024-05-06'], 'date'],
  [['2024-05-06', '2024-13-06'], undefined],
  [['018f4d9e-0000-7000-8000-000000000000'], 'uuid'],
  [['a@b.example', 'c.d@e.example'], 'email'],
  [['https://example.com/x?y#z'], 'uri'],
  [['127.0.0.1'], 'ipv4'],
  [['note: text'], undefined],
  [['', '2024-05-06'], undefined],
])('%j is of the format %s', (samples, format) => {
  expect(infer(...samples)).toEqual({ type: 'string', ...(format && { format }) });
});

test('__proto__ is a property like any other', () => {
  const schema = inferSchema('{"__proto__":{"a":1}}');
  expect(JSON.stringify(schema)).toContain('"properties":{"__proto__":{"type":"object"');
  expect(JSON.stringify(schema)).toContain('"required":["__proto__"]');
});

test('every sample satisfies the schema', () => {
  const ajv = new Ajv2020({ strict: false, ownProperties: true });
  formats.default(ajv);
  const string = fc.constantFrom('', '2024-05-06', 'a@b.example', 'x', '12:00');
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, 1, 2.5),
      string,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'toString', ''), tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (samples) => {
      const validate = ajv.compile(infer(...samples));
      for (const sample of samples) expect(validate(sample), JSON.stringify(sample)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
