import type { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';

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
