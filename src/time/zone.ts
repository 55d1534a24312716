import { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';

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

/**
 * The moment at which a zone's clocks show a time.
 *
 * @throws {InputError} when they show it twice or never, as daylight saving begins or ends
 */
export function momentOf(local: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.equals(later)) return earlier;
  const isRepeated = earlier.toPlainDateTime().equals(local);
  const offsets = [earlier, later].map(({ offset }) => local.toString() + offset);
  throw new InputError(
    isRepeated
      ? `The clocks of ${zone} show ${local} twice`
      : `The clocks of ${zone} never show ${local}: they skip from ${earlier.offset} to ${later.offset}`,
    { hint: `Add the offset: ${offsets.join(' or ')}` },
  );
}
