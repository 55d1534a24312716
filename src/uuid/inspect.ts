import { InputError } from '../errors.js';
import { domains } from './namespaces.js';
import { isUlid, readUlid } from './ulid.js';

/** What a UUID or ULID says about itself. A field that its kind does not hold is absent. */
export interface UuidFacts {
  /** In lower case; for a ULID its 128 bits in the form of a UUID. */
  readonly uuid: string;
  readonly kind: 'uuid' | 'ulid' | 'nil' | 'max';
  readonly version?: number;
  readonly variant?: 'RFC 9562' | 'NCS' | 'Microsoft' | 'future';
  /** ISO 8601 in UTC, as exact as the identifier. */
  readonly time?: string;
  readonly clockSequence?: number;
  /** Six bytes in hexadecimal, separated by colons. */
  readonly node?: string;
  /** Of a version 2. */
  readonly domain?: string;
  /** Of a version 2. */
  readonly identifier?: number;
  /** The 128 bits as a decimal number. */
  readonly integer: string;
}

/**
 * Reads a UUID (also as a URN or in braces) or a ULID.
 *
 * @throws {InputError} when it is neither
 */
export function inspectUuid(text: string): UuidFacts {
  const trimmed = text.trim();
  if (isUlid(trimmed)) return describeUlid(readUlid(trimmed));
  const [, uuid] = pattern.exec(trimmed) ?? [];
  if (uuid === undefined) {
    throw new InputError(`Expected a UUID or a ULID, found '${trimmed}'`);
  }
  return describe(BigInt(`0x${uuid.replaceAll('-', '')}`));
}

const pattern = /^(?:urn:uuid:|\{)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?$/i;

function describeUlid(bits: bigint): UuidFacts {
  const time = new Date(Number(bits >> 80n)).toISOString();
  return { uuid: spell(bits), kind: 'ulid', time, integer: String(bits) };
}

function describe(bits: bigint): UuidFacts {
  return { uuid: spell(bits), ...meaningOf(bits), integer: String(bits) };
}

function meaningOf(bits: bigint): Omit<UuidFacts, 'uuid' | 'integer'> {
  if (bits === 0n) return { kind: 'nil' };
  if (bits === all) return { kind: 'max' };
  const variant = variantOf(Number(field(bits, 64, 4)));
  if (variant !== 'RFC 9562') return { kind: 'uuid', variant };
  const version = Number(field(bits, 48, 4));
  return { kind: 'uuid', version, variant, ...fieldsOf[version]?.(bits) };
}

const all = 2n ** 128n - 1n;

/** `size` bits from `start`, which counts from the most significant one. */
function field(bits: bigint, start: number, size: number): bigint {
  return BigInt.asUintN(size, bits >> BigInt(128 - start - size));
}

function spell(bits: bigint): string {
  const hex = bits.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function variantOf(highBits: number): NonNullable<UuidFacts['variant']> {
  if (highBits < 0b1000) return 'NCS';
  if (highBits < 0b1100) return 'RFC 9562';
  return highBits < 0b1110 ? 'Microsoft' : 'future';
}

/** By version. @see RFC 9562, section 5 */
const fieldsOf: Readonly<Record<number, (bits: bigint) => Partial<UuidFacts>>> = {
  1: (bits) => ({
    time: gregorian(
      (field(bits, 52, 12) << 48n) | (field(bits, 32, 16) << 32n) | field(bits, 0, 32),
    ),
    ...origin(bits),
  }),
  2: (bits) => ({
    time: gregorian((field(bits, 52, 12) << 48n) | (field(bits, 32, 16) << 32n)),
    clockSequence: Number(field(bits, 66, 6)),
    node: nodeOf(bits),
    domain: domains[Number(field(bits, 72, 8))] ?? String(field(bits, 72, 8)),
    identifier: Number(field(bits, 0, 32)),
  }),
  6: (bits) => ({
    time: gregorian((field(bits, 0, 48) << 12n) | field(bits, 52, 12)),
    ...origin(bits),
  }),
  7: (bits) => ({ time: new Date(Number(field(bits, 0, 48))).toISOString() }),
};

function origin(bits: bigint): Partial<UuidFacts> {
  return { clockSequence: Number(field(bits, 66, 14)), node: nodeOf(bits) };
}

function nodeOf(bits: bigint): string {
  const bytes = field(bits, 80, 48).toString(16).padStart(12, '0').match(/../g);
  return (bytes ?? []).join(':');
}

/** Ticks of 100 ns since 1582-10-15, the first day of the Gregorian calendar. */
function gregorian(ticks: bigint): string {
  const sinceEpoch = ticks - 0x01b2_1dd2_1381_4000n;
  const remainder = ((sinceEpoch % 10_000n) + 10_000n) % 10_000n;
  const milliseconds = Number((sinceEpoch - remainder) / 10_000n);
  const fraction = String(remainder).padStart(4, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${fraction}Z`);
}
