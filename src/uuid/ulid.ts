import type { Random } from '../context.js';
import { InputError } from '../errors.js';

/**
 * ULIDs of one millisecond, in order: each is the one before it plus one.
 *
 * @see https://github.com/ulid/spec
 */
export function generateUlids(
  count: number,
  { time, random }: { readonly time: number; readonly random: Random },
): string[] {
  const bytes = Buffer.from(random.bytes(10));
  // A first bit of zero leaves room to count up.
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  const first = (BigInt(time) << 80n) | BigInt(`0x${bytes.toString('hex')}`);
  return Array.from({ length: count }, (_, index) => spell(first + BigInt(index)));
}

export function isUlid(text: string): boolean {
  return /^[0-9a-z]{26}$/i.test(text);
}

/**
 * The 128 bits of a ULID.
 *
 * @throws {InputError} at a character that is not a digit, or when there are more bits
 */
export function readUlid(text: string): bigint {
  let value = 0n;
  for (const [offset, character] of [...text].entries()) {
    const digit = digits.indexOf(character.toUpperCase());
    if (digit === -1) {
      throw new InputError(`'${character}' is not a digit of a ULID`, { at: { text, offset } });
    }
    value = (value << 5n) | BigInt(digit);
  }
  if (value >> 128n) {
    const message = `Expected a first digit from 0 to 7, found '${text[0]}'`;
    throw new InputError(message, { at: { text, offset: 0 } });
  }
  return value;
}

/** Base 32 of Douglas Crockford: without I, L, O and U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function spell(value: bigint): string {
  return Array.from(
    { length: 26 },
    (_, index) => digits[Number((value >> BigInt(5 * (25 - index))) & 31n)],
  ).join('');
}
