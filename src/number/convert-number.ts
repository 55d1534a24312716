import { InputError } from '../errors.js';
import { parseInteger } from './integer.js';
import { decimal, formatSize, parseSize, type Size } from './size.js';

export interface NumberOptions {
  /** Base of the digits, 2 to 36; that of the prefix, else 10, where it is not given. */
  readonly from: number | undefined;
  /** One more base to write it in, 2 to 36. */
  readonly to: number | undefined;
}

/** Texts, as numbers of any size do not fit what a JSON reader keeps. */
export interface NumberNotations {
  readonly decimal: string;
  /** These are absent where the value is not whole. */
  readonly binary?: string;
  readonly octal?: string;
  readonly hex?: string;
  /** In the base that was asked for. */
  readonly digits?: string;
  /** Bits that hold the value without its sign. */
  readonly bitLength?: number;
  /** As a number of bytes, in powers of 1000 and of 1024. */
  readonly si: string;
  readonly iec: string;
}

/**
 * Writes a number, or a size such as `1.5 GiB` in bytes, in other bases and units.
 *
 * @throws {InputError} when it is neither, or a base is not from 2 to 36
 */
export function convertNumber(text: string, { from, to }: NumberOptions): NumberNotations {
  if (text.length > maxLength) {
    throw new InputError(`Expected at most ${maxLength} characters, found ${text.length}`);
  }
  const size = from === undefined ? parseSize(text) : undefined;
  const { bytes, digits } = size ?? { bytes: parseInteger(text, from), digits: 0 };
  return {
    decimal: decimal(bytes, digits),
    ...wholeNotations({ bytes, digits }, to),
    si: formatSize({ bytes, digits }, 'si'),
    iec: formatSize({ bytes, digits }, 'iec'),
  };
}

/** Bounds the time, which grows with the square of the length. */
const maxLength = 10_000;

function wholeNotations({ bytes, digits }: Size, to: number | undefined) {
  const one = 10n ** BigInt(digits);
  if (bytes % one !== 0n) {
    if (to === undefined) return {};
    throw new InputError('A number that is not whole is written in base 10 only');
  }
  const value = bytes / one;
  return {
    binary: value.toString(2),
    octal: value.toString(8),
    hex: value.toString(16),
    ...(to !== undefined && { digits: value.toString(to) }),
    bitLength: value === 0n ? 0 : value.toString(2).replace('-', '').length,
  };
}
