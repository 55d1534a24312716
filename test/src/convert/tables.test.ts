import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadFormat } from '../../../src/convert/formats.js';
import { printColumnName, readColumnName } from '../../../src/convert/table/header.js';
import { isMembers } from '../../../src/convert/value.js';
import { membersOf, numbers, show, texts, valuesOf } from './values.js';

const cells = valuesOf({ scalars: fc.oneof(texts, numbers, fc.boolean(), fc.constant(null)) });
const keys = fc.oneof(fc.constantFrom('a', 'b', 'c'), texts);
const uniform = fc.uniqueArray(keys, { minLength: 1, maxLength: 4 }).chain((names) =>
  fc.array(
    fc
      .tuple(
        fc.shuffledSubarray(names, { minLength: names.length }),
        fc.array(cells, { minLength: 4, maxLength: 4 }),
      )
      .map(([order, values]) => new Map(order.map((name, index) => [name, values[index] ?? null]))),
    { minLength: 1, maxLength: 4 },
  ),
);
const rows = fc.oneof(fc.array(membersOf(cells, keys), { minLength: 1, maxLength: 4 }), uniform);

for (const name of ['csv', 'tsv'] as const) {
  test(`${name}: rows are read back as they were, unless a note says what differs`, async () => {
    const format = await loadFormat[name]();
    fc.assert(
      fc.property(rows, (value) => {
        fc.pre(value.every((row) => isMembers(row) && row.size > 0));
        const notes: string[] = [];
        const options = {
          note: (note: string) => notes.push(note),
          indent: 2,
          align: false,
          title: undefined,
        };
        const text = format.print(value, options);
        fc.pre(notes.length === 0);
        const back = format.parse(text, { note: () => {}, strings: false });
        expect(show(back), text).toBe(show(value).replace(/(number [\d.-]+e)(\d)/gi, '$1+$2'));
      }),
      { numRuns: 500 },
    );
  });
}

test('markdown: text is read back as it was', async () => {
  const format = await loadFormat.markdown();
  const tables = fc.uniqueArray(texts, { minLength: 1, maxLength: 4 }).chain((names) =>
    fc.array(
      fc
        .tuple(...names.map(() => texts))
        .map((row) => new Map(row.map((cell, i) => [names[i] ?? '', cell]))),
      { minLength: 1, maxLength: 4 },
    ),
  );
  fc.assert(
    fc.property(tables, fc.boolean(), (value, align) => {
      const text = format.print(value, { note: () => {}, indent: 2, align, title: undefined });
      const back = format.parse(text, { note: () => {}, strings: false });
      expect(show(back), text).toBe(show(value));
    }),
    { numRuns: 500 },
  );
});

test('a column name is read back as the path it stands for', () => {
  const path = fc.array(fc.oneof(texts, fc.nat({ max: 99 })), { minLength: 1 });
  fc.assert(
    fc.property(path, (keys) => {
      expect(readColumnName(printColumnName(keys))).toEqual(keys);
    }),
  );
});
