import { isUtf8 } from 'node:buffer';
import { InputError } from './errors.js';

/** The text that bytes stand for, to the last character; `undefined` when they are not UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
    : undefined;
}

/**
 * The text of an input, without its byte order mark.
 *
 * @throws {InputError} that names the first byte that is wrong
 */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = textOf(bytes);
  if (text === undefined) {
    throw new InputError(`The input is not UTF-8 text: byte ${firstBadByte(bytes)} is wrong`);
  }
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Offset from 0; the length where the last character is cut short. */
function firstBadByte(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isValidStart(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
