import fc from 'fast-check';
import type { JsonValue } from '../../bridge/model/json.js';

/** Texts that parsers, shells and JavaScript read something into. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('value', 'two words', 'a=b', 'été', '数 😀', 'a\nb') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['', ' ', '-', '--', '---', '---=', '----', '-\n', 'a---', 'a---=b', '-5a', '=', '\t'],
      ...['-x', '--alpha', '--alpha=1', '--no-x', '-x=5', '-5', '-1e3', '-.5', '--help', '-h'],
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['5', '1e3', '0x1F', '007', '1.10', '1.', '.5', '9007199254740993', '-0', '0', '1', 'NaN'],
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['true', 'false', 'null', 'undefined', 'help', 'version', 'no-x', '$0', '_', '<first>'],
      ...['__proto__', 'constructor', 'sub', 'leaf', 'outer'],
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '"',
      "'",
      '"q"',
      "'q'",
      '"q\'',
      '""',
      '\\"',
      '"a" "b"',
      '\u0000',
      '`x`',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'-="\'a1. \n'), maxLength: 6 }) },
);

export const number: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -20, max: 20 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      0,
      -0,
      1,
      1.5,
      -1.5,
      0.1,
      1e-7,
      -1e-7,
      1e21,
      -1e21,
      5e-324,
      -2.5e-10,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 53 - 1, 2 ** 53, -(2 ** 53), Number.MAX_VALUE) },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** Values of one type, as a schema lets them pass; of elements, where lists of the type have others. */
export const scalars: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  string: text,
  number,
  boolean: fc.boolean(),
  untyped: fc.oneof(text, number, fc.boolean()),
};

export const elements: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  ...scalars,
  untyped: fc.oneof(text, number),
};

/** Mostly absent. */
export function rarely<T>(value: T): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(value) },
  );
}

export function sometimes<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  );
}

export function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
