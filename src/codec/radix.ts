import { InputError } from '../errors.js';

/** An encoding of RFC 4648: bytes as digits of a power of two. */
export interface Radix {
  readonly name: string;
  readonly digits: string;
  /** Bits that one digit holds. */
  readonly bits: number;
  /** Digits that hold whole bytes; shorter ends are filled up with `=` where `padding` says so. */
  readonly group: number;
  readonly padding: 'required' | 'optional' | 'none';
  /** The encoding that has the digits this one lacks. */
  readonly sibling?: string;
  /** Reads capital letters as small ones. */
  readonly foldsCase?: boolean;
}

/** Writes padding only where it is required. */
export function encodeRadix(bytes: Uint8Array, radix: Radix): string {
  const { digits, bits, group, padding } = radix;
  const size = Math.ceil((bytes.length * 8) / bits);
  const text = Buffer.alloc(
    padding === 'required' ? Math.ceil(size / group) * group : size,
    paddingCharacter,
  );
  let held = 0;
  let count = 0;
  let end = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (count += 8; count >= bits; end++) {
      count -= bits;
      text[end] = digits.charCodeAt((held >> count) & (2 ** bits - 1));
    }
  }
  if (count > 0) text[end] = digits.charCodeAt((held << (bits - count)) & (2 ** bits - 1));
  return text.toString('latin1');
}

/**
 * Strict: every digit is of the alphabet, the padding right and unused bits zero, so that one value has
 * one spelling (RFC 4648, section 3.5). Line breaks are skipped, for transports wrap long lines.
 *
 * @throws {InputError} at the first character that is wrong
 */
export function decodeRadix(text: string, radix: Radix): Uint8Array {
  const { bits } = radix;
  const { values, paddings, last } = readDigits(text, radix);
  checkEnd(text, values.length, { radix, paddings });
  const bytes = new Uint8Array(Math.floor((values.length * bits) / 8));
  let held = 0;
  let count = 0;
  let end = 0;
  for (const value of values) {
    held = ((held << bits) | value) & 0xffff;
    count += bits;
    if (count >= 8) {
      count -= 8;
      bytes[end++] = held >> count;
    }
  }
  if ((held & (2 ** count - 1)) !== 0) {
    throw new InputError(`The last digit '${text[last]}' sets bits beyond the last byte`, {
      at: { text, offset: last },
    });
  }
  return bytes;
}

const paddingCharacter = '=';

interface Digits {
  readonly values: Uint8Array;
  readonly paddings: number;
  /** Offset of the last digit. */
  readonly last: number;
}

function readDigits(text: string, radix: Radix): Digits {
  const valuesOf = valuesByCharacter(radix);
  const values = new Uint8Array(text.length);
  let size = 0;
  let paddings = 0;
  let last = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset] ?? '';
    if (character === '\n' || character === '\r') continue;
    if (character === paddingCharacter && radix.padding !== 'none' && size > 0) {
      paddings++;
      continue;
    }
    const value = valuesOf.get(character);
    if (value === undefined || paddings > 0) throw badDigit(text, offset, { radix, paddings });
    values[size++] = value;
    last = offset;
  }
  return { values: values.subarray(0, size), paddings, last };
}

function valuesByCharacter({ digits, foldsCase }: Radix): ReadonlyMap<string, number> {
  const values = [...digits].map((digit, value) => [digit, value] as const);
  const capitals = values.map(([digit, value]) => [digit.toUpperCase(), value] as const);
  return new Map(foldsCase ? [...capitals, ...values] : values);
}

interface Seen {
  readonly radix: Radix;
  readonly paddings: number;
}

function badDigit(text: string, offset: number, { radix, paddings }: Seen): InputError {
  const character = JSON.stringify(String.fromCodePoint(text.codePointAt(offset) ?? 0)).slice(
    1,
    -1,
  );
  if (paddings > 0) {
    const message = `Expected nothing after the padding, found '${character}'`;
    return new InputError(message, { at: { text, offset } });
  }
  const isOfSibling = radix.sibling !== undefined && /[+/_-]/.test(character);
  return new InputError(`'${character}' is not a digit of ${radix.name}`, {
    at: { text, offset },
    hint: isOfSibling ? `It is one of '${radix.sibling}'` : undefined,
  });
}

function checkEnd(text: string, size: number, { radix, paddings }: Seen): void {
  const at = { text, offset: text.trimEnd().length };
  const { bits, group, padding } = radix;
  const rest = size % group;
  if ((rest * bits) % 8 >= bits) {
    throw new InputError('The text ends in the middle of a byte', { at });
  }
  const expected = rest === 0 ? 0 : group - rest;
  const isPadded = padding === 'required' || paddings > 0;
  if (isPadded && paddings !== expected) {
    throw new InputError(`Expected ${expected} '=' at the end, found ${paddings}`, { at });
  }
}
