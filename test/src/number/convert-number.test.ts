import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { convertNumber } from '../../../src/number/convert-number.js';

function convert(text: string, from?: number, to?: number) {
  return convertNumber(text, { from, to });
}

test('a number is written in every base', () => {
  expect(convert('-42', undefined, 36)).toEqual({
    decimal: '-42',
    binary: '-101010',
    octal: '-52',
    hex: '-2a',
    digits: '-16',
    bitLength: 6,
    si: '-42 B',
    iec: '-42 B',
  });
});

test.each<[string, number | undefined, string]>([
  ['0', undefined, '0'],
  ['0b1010', undefined, '10'],
  ['0o17', undefined, '15'],
  ['0xFF', undefined, '255'],
  ['-0xff', undefined, '-255'],
  ['0xff', 16, '255'],
  ['ff', 16, '255'],
  ['0b1', 16, '177'],
  ['Zz', 36, '1295'],
  ['1_000_000', undefined, '1000000'],
  [' +7 ', undefined, '7'],
  ['007', undefined, '7'],
  ['123456789012345678901234567890', undefined, '123456789012345678901234567890'],
  ['1b', 16, '27'],
])('%j of base %s is %s', (text, from, decimal) => {
  expect(convert(text, from).decimal).toBe(decimal);
});

test.each([
  ['1.5 GiB', '1610612736', '1.61 GB', '1.5 GiB'],
  ['10MB', '10000000', '10 MB', '9.54 MiB'],
  ['1 KB', '1000', '1 kB', '1000 B'],
  ['512 bytes', '512', '512 B', '512 B'],
  ['100 Mbit', '12500000', '12.5 MB', '11.92 MiB'],
  ['8b', '1', '1 B', '1 B'],
  ['1.1 KiB', '1126.4', '1.13 kB', '1.1 KiB'],
  ['1 bit', '0.125', '0.13 B', '0.13 B'],
  ['2 YiB', '2417851639229258349412352', '2.42 YB', '2 YiB'],
  ['-3 kB', '-3000', '-3 kB', '-2.93 KiB'],
])('%s is %s bytes', (text, decimal, si, iec) => {
  expect(convert(text)).toMatchObject({ decimal, si, iec });
});

test('a size that is not whole has no other bases', () => {
  expect(convert('1.1 KiB')).not.toHaveProperty('binary');
  expect(() => convert('1.1 KiB', undefined, 2)).toThrow('not whole');
});

test.each<[string, number | undefined, string]>([
  ['102', 2, "Expected a digit of base 2, found '2' at line 1, column 3 (offset 2)"],
  ['', undefined, 'Expected a digit of base 10, found the end'],
  ['-', undefined, 'Expected a digit of base 10, found the end at line 1, column 2'],
  ['0x', undefined, "Expected a digit of base 10, found 'x'"],
  ['0xff', 10, "Expected a digit of base 10, found 'x' at line 1, column 2"],
  ['1__0', undefined, "found '_'"],
  ['_1', undefined, "found '_'"],
  ['1.5', undefined, "found '.'"],
  ['1e3', undefined, "found 'e'"],
  ['5 parsec', undefined, "Unknown unit 'parsec'"],
  ['5 iB', undefined, "Unknown unit 'iB'"],
  ['９', undefined, "found '９'"],
  ['1'.repeat(10_001), undefined, 'Expected at most 10000 characters, found 10001'],
])('%.20j of base %s is refused', (text, from, message) => {
  expect(() => convert(text, from)).toThrow(InputError);
  expect(() => convert(text, from)).toThrow(message);
});

test('a number written in any base is read back from it', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 2, max: 36 }), (value, base) => {
      const { digits = '', binary, hex } = convert(String(value), undefined, base);
      expect(digits).toBe(value.toString(base));
      expect(convert(digits, base).decimal).toBe(String(value));
      expect(convert(binary ?? '', 2).decimal).toBe(String(value));
      expect(convert(hex ?? '', 16).decimal).toBe(String(value));
    }),
  );
});
