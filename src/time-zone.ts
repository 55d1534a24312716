import { Temporal } from 'temporal-polyfill';
import { InputError } from './errors.js';

/**
 * The name of a time zone as `Temporal` takes it.
 *
 * @param zone an IANA name in any case, `UTC`, or an offset such as `+02:00`
 * @throws {InputError} when there is none of that name
 */
export function knownZone(zone: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId;
  } catch {
    throw new InputError(`Unknown time zone '${zone}'`, {
      hint: 'Name it as the IANA database does, such as Europe/Berlin, or give an offset such as +02:00',
    });
  }
}
