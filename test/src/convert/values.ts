import fc from 'fast-check';
import { isList, isMembers, NumberText, TimeText, type Value } from '../../../src/convert/value.js';

/** A value as text in which everything that tells two values apart can be seen, the order of keys too. */
export function show(value: Value): string {
  if (isList(value)) return `[${value.map(show).join(', ')}]`;
  if (isMembers(value)) {
    return `{${Array.from(value, ([key, member]) => `${JSON.stringify(key)}: ${show(member)}`).join(', ')}}`;
  }
  if (value instanceof NumberText) return `number ${value.text}`;
  if (value instanceof TimeText) return `time ${value.text}`;
  return JSON.stringify(value);
}

/** Text that formats have trouble with. */
export const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'null',
      '~',
      'true',
      'no',
      'on',
      '1',
      '-0',
      '1.0',
      '1e5',
      '.inf',
      '.nan',
      '0x1F',
      '010',
    ],
    ...[
      '2024-01-01',
      '12:30:45',
      '<<',
      '=',
      '- a',
      '? a',
      'a: b',
      'a #b',
      '#a',
      '&a',
      '*a',
      '!a',
      '%a',
      '@a',
    ],
    ...[
      '__proto__',
      'constructor',
      'a.b',
      'a[0]',
      '[0]',
      'a\nb',
      'a\n',
      '\na',
      ' a\n b',
      'a\n\n',
      '\t',
      '\r\n',
    ],
    ...[
      '"',
      "'",
      '"""',
      "'''",
      '\\',
      'a,b',
      'a|b',
      '---',
      '...',
      '\u0085',
      '\u2028',
      '\ufeff',
      '\u007f',
      '😀',
    ],
    ...[
      '<b>',
      '&amp;',
      '`x`',
      '*x*',
      '_x_',
      '<br>',
      '[]',
      '{}',
      ' a ',
      'a\\',
      '0',
      '12',
      '\ue000',
      '|',
      'a\r',
    ],
  ),
);

const integers = fc.oneof(
  fc.integer().map(String),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  fc.constantFrom('-0', '9007199254740993'),
);

const decimals = fc.oneof(
  fc.tuple(fc.integer(), fc.nat()).map(([whole, part]) => `${whole}.${part}`),
  fc.constantFrom('1.0', '1.50', '-0.0', '1e5', '1.5E+10', '2e-7', '0.12345678901234567890123'),
);

export const numbers = fc.oneof(integers, decimals).map((text) => new NumberText(text));

export const specials = fc.constantFrom('inf', '-inf', 'nan').map((text) => new NumberText(text));

export const times = fc
  .constantFrom(
    '2024-02-29',
    '1979-05-27T07:32:00Z',
    '1979-05-27T00:32:00.999999-07:00',
    '1979-05-27 07:32:00',
    '1979-05-27t07:32:00.123456789012',
  )
  .map((text) => new TimeText(text));

export interface Kinds {
  readonly scalars: fc.Arbitrary<Value>;
  readonly keys?: fc.Arbitrary<string>;
}

/** Values of these scalars inside lists and objects. */
export function valuesOf({ scalars, keys = texts }: Kinds): fc.Arbitrary<Value> {
  return fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalars,
      fc.array(tie('value'), { maxLength: 4 }),
      membersOf(tie('value'), keys),
    ),
  })).value;
}

export function membersOf(value: fc.Arbitrary<Value>, keys = texts): fc.Arbitrary<Value> {
  return fc
    .uniqueArray(fc.tuple(keys, value), { selector: ([key]) => key, maxLength: 5 })
    .map((entries) => new Map(entries));
}
