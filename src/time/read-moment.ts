import type { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';
import { readIso } from './iso.js';
import { readRelative } from './relative.js';
import { readRfc2822 } from './rfc2822.js';
import { readUnix } from './unix.js';
import type { UnixUnit } from './unix-units.js';

export interface ReadingOptions {
  /** Where times without an offset are. */
  readonly zone: string;
  /** Of a number; by its size where it is not given. */
  readonly unit: UnixUnit | undefined;
  readonly now: Temporal.Instant;
}

export interface Reading {
  readonly moment: Temporal.Instant;
  /** What it was taken for. */
  readonly readAs: string;
}

/**
 * Reads a Unix time, ISO 8601 (RFC 3339, and RFC 9557 with a zone), RFC 2822, or `now`, `in 2 days`,
 * `3 hours ago`.
 *
 * @throws {InputError} when it is none of them, or a time that does not exist
 */
export function readMoment(text: string, options: ReadingOptions): Reading {
  const value = text.trim();
  for (const read of value.length > maxLength ? [] : readers) {
    const reading = read(value, options);
    if (reading) return reading;
  }
  const found = value.length > maxLength ? `${value.length} characters` : JSON.stringify(text);
  throw new InputError(`Expected a time, found ${found}`, {
    hint: "Such as 1715000000, 2024-05-06T07:08:09+02:00, 'Mon, 06 May 2024 07:08:09 +0200' or '2 days ago'",
  });
}

/** Patterns take time by the square of the length. */
const maxLength = 200;

type Reader = (value: string, options: ReadingOptions) => Reading | undefined;

const readers: readonly Reader[] = [readUnix, readRelative, readRfc2822, readIso];
