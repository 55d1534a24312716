import { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';
import { type UnixUnit, unixUnits } from './unix-units.js';

/**
 * Reads a number of units since 1970-01-01T00:00:00Z, with a fraction down to the nanosecond. Without a
 * unit its size decides: seconds up to the year 5138, then milliseconds, and so on.
 *
 * @throws {InputError} beyond the years that a calendar here reaches, or a nanosecond
 */
export function readUnix(value: string, { unit }: { readonly unit: UnixUnit | undefined }) {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) return undefined;
  const taken = unit ?? unitBySize(BigInt(whole));
  const digits = digitsOf[taken];
  if (fraction.length > digits) throw new InputError(`'${value}' is finer than a nanosecond`);
  const nanoseconds = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction.padEnd(digits, '0')}`);
  return { moment: instantOf(nanoseconds, value), readAs: `Unix time in ${taken}` };
}

function unitBySize(size: bigint): UnixUnit {
  return unixUnits.find((_, index) => size < 10n ** BigInt(11 + 3 * index)) ?? 'ns';
}

/** Decimal digits between the unit and a nanosecond. */
const digitsOf: Readonly<Record<UnixUnit, number>> = { s: 9, ms: 6, us: 3, ns: 0 };

function instantOf(nanoseconds: bigint, value: string): Temporal.Instant {
  try {
    return Temporal.Instant.fromEpochNanoseconds(nanoseconds);
  } catch (cause) {
    throw new InputError(`'${value}' is beyond the years -271821 to 275760`, { cause });
  }
}
