import { InputError } from '../errors.js';

/**
 * Reads a whole number of any size. The prefixes `0b`, `0o` and `0x` name a base, and `_` between digits
 * means nothing.
 *
 * @param base of the digits, 2 to 36; that of the prefix, else 10, where it is not given
 * @throws {InputError} at the first character that is not a digit of the base
 */
export function parseInteger(text: string, base?: number): bigint {
  const [start = '', sign = '', prefix = ''] = /^\s*([+-]?)(0[box](?=.))?/i.exec(text) ?? [];
  const named = prefixes.get(prefix.toLowerCase());
  const isPrefix = named !== undefined && (base === undefined || base === named);
  const radix = base ?? named ?? 10;
  const offset = isPrefix || prefix === '' ? start.length : start.length - prefix.length;
  const digits = text.slice(offset).trimEnd();
  checkDigits(text, digits, { offset, radix });
  const value = readDigits(digits.replaceAll('_', '').toLowerCase(), radix);
  return sign === '-' ? -value : value;
}

const prefixes: ReadonlyMap<string, number> = new Map([
  ['0b', 2],
  ['0o', 8],
  ['0x', 16],
]);

interface Place {
  readonly offset: number;
  readonly radix: number;
}

function checkDigits(text: string, digits: string, { offset, radix }: Place): void {
  const isSeparator = (index: number) =>
    digits[index] === '_' && /^[^_]_[^_]$/.test(digits.slice(index - 1, index + 2));
  for (let index = 0; index < Math.max(digits.length, 1); index++) {
    if (isSeparator(index)) continue;
    const digit = digits[index] ?? '';
    if (digit === '' || !(digitValue(digit) < radix)) {
      const found = digit === '' ? 'the end' : `'${digit}'`;
      throw new InputError(`Expected a digit of base ${radix}, found ${found}`, {
        at: { text, offset: offset + index },
      });
    }
  }
}

function digitValue(digit: string): number {
  return /[\da-z]/i.test(digit) ? Number.parseInt(digit, 36) : Number.NaN;
}

function readDigits(digits: string, radix: number): bigint {
  const base = BigInt(radix);
  let value = 0n;
  for (const digit of digits) value = value * base + BigInt(digitValue(digit));
  return value;
}
