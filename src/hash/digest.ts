import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import crc32 from 'crc-32';
import { InputError } from '../errors.js';
import type { DigestEncoding, HashAlgorithm } from './algorithms.js';

export interface DigestOptions {
  /** Makes it an HMAC. @see RFC 2104 */
  readonly key?: string | Uint8Array;
}

/**
 * The digest of bytes. A CRC-32 (ISO 3309, as in gzip) has its most significant byte first.
 *
 * @throws {InputError} for a keyed checksum, which there is not
 */
export function digest(
  bytes: Uint8Array,
  algorithm: HashAlgorithm,
  options: DigestOptions = {},
): Buffer {
  if (algorithm === 'crc32') {
    if (options.key !== undefined) {
      throw new InputError("Expected a hash for an HMAC, found the checksum 'crc32'");
    }
    const checksum = Buffer.alloc(4);
    checksum.writeInt32BE(crc32.buf(bytes));
    return checksum;
  }
  const hash =
    options.key === undefined ? createHash(algorithm) : createHmac(algorithm, options.key);
  return hash.update(bytes).digest();
}

/**
 * Whether a digest is the one that is written down.
 *
 * @throws {InputError} when what is written cannot be a digest of this algorithm
 */
export function matchesDigest(
  actual: Uint8Array,
  written: string,
  encoding: DigestEncoding,
): boolean {
  const text = written.trim();
  const expected = Buffer.from(text, encoding);
  const isComplete = expected.length === actual.length;
  if (!isComplete || withoutPadding(expected.toString(encoding)) !== fold(text, encoding)) {
    throw new InputError(
      `Expected ${actual.length} bytes in ${encoding} as the digest to check, found '${text}'`,
    );
  }
  return timingSafeEqual(actual, expected);
}

function fold(text: string, encoding: DigestEncoding): string {
  return encoding === 'hex' ? text.toLowerCase() : withoutPadding(text);
}

function withoutPadding(text: string): string {
  return text.replace(/=+$/, '');
}
