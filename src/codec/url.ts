import { InputError } from '../errors.js';

/** Percent-encodes every byte that is not an unreserved character. @see RFC 3986, section 2.3 */
export function encodeUrl(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => spellings[byte]).join('');
}

/**
 * Replaces each `%` and its two digits by the byte; everything else, `+` too, stands for itself.
 *
 * @throws {InputError} at the first `%` that two hexadecimal digits do not follow
 */
export function decodeUrl(text: string): Uint8Array {
  const parts = text.split('%');
  const bytes = [Buffer.from(parts[0] ?? '')];
  let offset = parts[0]?.length ?? 0;
  for (const part of parts.slice(1)) {
    if (!/^[\da-f]{2}/i.test(part)) {
      const message = `Expected two hexadecimal digits after '%', found '${part.slice(0, 2)}'`;
      throw new InputError(message, { at: { text, offset } });
    }
    bytes.push(Buffer.from(part.slice(0, 2), 'hex'), Buffer.from(part.slice(2)));
    offset += 1 + part.length;
  }
  return Buffer.concat(bytes);
}

const spellings = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return /[\w.~-]/.test(character)
    ? character
    : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});
