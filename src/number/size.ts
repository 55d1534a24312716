import { InputError } from '../errors.js';

/** A number of bytes as a fraction: exact where it is not whole. */
export interface Size {
  readonly bytes: bigint;
  /** Decimal digits of `bytes` that stand behind the point. */
  readonly digits: number;
}

/**
 * Reads `1.5 GiB`, `10MB`, `8 kbit`: prefixes are powers of 1000, with an `i` of 1024 (IEC 80000-13).
 *
 * @returns `undefined` when it does not end in a unit
 * @throws {InputError} when the unit is unknown
 */
export function parseSize(text: string): Size | undefined {
  const [, sign, whole, fraction = '', unit] =
    /^\s*([+-]?)(?!0[ox]|0b\w)(\d[\d_]*)(?:\.(\d+))?\s*([a-z]+)\s*$/i.exec(text) ?? [];
  if (whole === undefined || unit === undefined) return undefined;
  const { factor, isBits } = unitOf(unit);
  const scaled = BigInt(`${whole.replaceAll('_', '')}${fraction}`) * factor;
  const signed = sign === '-' ? -scaled : scaled;
  // An eighth has three decimal digits.
  return isBits
    ? { bytes: signed * 125n, digits: fraction.length + 3 }
    : { bytes: signed, digits: fraction.length };
}

function unitOf(unit: string): { factor: bigint; isBits: boolean } {
  const [, prefix, binary, base] = /^([kmgtpezy]?)(i?)(b|bytes?|bits?)$/i.exec(unit) ?? [];
  if (prefix === undefined || base === undefined || (binary && !prefix)) {
    throw new InputError(`Unknown unit '${unit}'`, {
      hint: 'Expected B, or bit, with a prefix such as k, M, G, or Ki, Mi, Gi',
    });
  }
  const power = BigInt(prefixLetters.indexOf(prefix.toLowerCase()) + 1);
  const isBits = base === 'b' || /^bit/i.test(base);
  return { factor: (binary ? 1024n : 1000n) ** (prefix ? power : 0n), isBits };
}

const prefixLetters = 'kmgtpezy';

/** In the largest unit that leaves at least 1, rounded to two digits behind the point. */
export function formatSize({ bytes, digits }: Size, system: 'si' | 'iec'): string {
  const step = system === 'si' ? 1000n : 1024n;
  const one = 10n ** BigInt(digits);
  const size = bytes < 0n ? -bytes : bytes;
  let power = 0;
  while (power < prefixLetters.length && size >= step ** BigInt(power + 1) * one) power++;
  const divisor = step ** BigInt(power) * one;
  const hundredths = (size * 200n + divisor) / (divisor * 2n);
  const number = decimal(bytes < 0n ? -hundredths : hundredths, 2);
  return `${number} ${names[system][power]}`;
}

const names = {
  si: ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'],
  iec: ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB', 'ZiB', 'YiB'],
};

/** A fraction with a point, without zeros at its end. */
export function decimal(value: bigint, digits: number): string {
  const sign = value < 0n ? '-' : '';
  const text = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const point = text.length - digits;
  const fraction = text.slice(point).replace(/0+$/, '');
  return sign + text.slice(0, point) + (fraction && `.${fraction}`);
}
