import { isUtf8 } from 'node:buffer';

/**
 * Reads bytes as UTF-8 and hides nothing: a byte that is not UTF-8 becomes `\xNN`, not a replacement
 * character, and a byte order mark stays.
 */
export function decode(bytes: Uint8Array): string {
  return isUtf8(bytes) ? toText(bytes) : decodeMixed(bytes);
}

/** The longest beginning that does not end within a character, for bytes that were cut at a limit. */
export function wholeCharacters(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.subarray(0, -back) : bytes;
  }
  return bytes;
}

/** Runs of UTF-8 between single bytes that are not. */
function decodeMixed(bytes: Uint8Array): string {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = validLength(bytes, at);
    if (length === 0) {
      parts.push(toText(bytes.subarray(start, at)), hexEscape(bytes[at] as number));
      start = at + 1;
    }
    at += Math.max(length, 1);
  }
  return [...parts, toText(bytes.subarray(start))].join('');
}

/** Length of the UTF-8 sequence at an offset, 0 where there is none. */
function validLength(bytes: Uint8Array, at: number): number {
  const length = sequenceLength(bytes[at] as number);
  const sequence = bytes.subarray(at, at + length);
  return sequence.length === length && isUtf8(sequence) ? length : 0;
}

/** As the first byte states it. @see RFC 3629, section 3 */
function sequenceLength(first: number): number {
  if (first >= 0xf0) return 4;
  if (first >= 0xe0) return 3;
  return first >= 0xc0 ? 2 : 1;
}

const hexEscape = (byte: number) => `\\x${byte.toString(16).toUpperCase()}`;

const toText = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
