import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadFormat } from '../../../src/convert/formats.js';
import type { FormatName } from '../../../src/convert/names.js';
import type { Value } from '../../../src/convert/value.js';
import { membersOf, numbers, show, specials, texts, times, valuesOf } from './values.js';

const plain = fc.oneof(texts, numbers, fc.boolean());
const nothing = fc.constant(null);

/** For each format, values that it must give back exactly. */
const exact: Partial<Record<FormatName, fc.Arbitrary<Value>>> = {
  json: valuesOf({ scalars: fc.oneof(plain, nothing, fc.string({ unit: 'binary' })) }),
  yaml: valuesOf({ scalars: fc.oneof(plain, nothing, specials, times) }),
  toml: membersOf(valuesOf({ scalars: fc.oneof(plain, specials, times) })),
  toon: valuesOf({ scalars: fc.oneof(plain, nothing) }).filter(hasOneOrder),
};

for (const [name, values] of Object.entries(exact)) {
  test(`${name}: what is printed is read back as the same value`, async () => {
    const format = await loadFormat[name as FormatName]();
    fc.assert(
      fc.property(values, fc.constantFrom(0, 2, 4), (value, indent) => {
        const text = format.print(value, {
          indent,
          align: false,
          title: undefined,
          note: () => {},
        });
        const back = format.parse(text, { note: () => {}, strings: false });
        expect(show(back), text).toBe(show(value));
      }),
      { numRuns: 500 },
    );
  });
}

/** TOON gives the objects of one table the order of the first. */
function hasOneOrder(value: Value): boolean {
  let noted = false;
  const visit = (inner: Value): void => {
    if (Array.isArray(inner)) {
      const keys = inner.map((item) => (item instanceof Map ? [...item.keys()] : []));
      const sorted = keys.map((row) => JSON.stringify(row.toSorted()));
      noted ||= new Set(sorted).size < new Set(keys.map((row) => JSON.stringify(row))).size;
    }
    if (inner instanceof Map || Array.isArray(inner))
      for (const item of inner.values()) visit(item);
  };
  visit(value);
  return !noted;
}
