import { Temporal } from 'temporal-polyfill';
import { knownZone } from '../time-zone.js';
import { readMoment } from './read-moment.js';
import { formatRfc2822 } from './rfc2822.js';
import type { UnixUnit } from './unix-units.js';

export interface TimeOptions {
  /** For the result, and for a time that has no offset. */
  readonly zone: string;
  /** Of a number; by its size where it is not given. */
  readonly unit: UnixUnit | undefined;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
}

/** One moment in every notation. */
export interface Time {
  readonly readAs: string;
  readonly utc: string;
  /** With offset and zone (RFC 9557). */
  readonly zoned: string;
  /** Absent where it cannot be said so. */
  readonly rfc2822?: string;
  /** Whole units that have passed, rounded down. */
  readonly unixSeconds: number;
  readonly unixMilliseconds: number;
  /** As text: most are beyond what a JSON reader keeps. */
  readonly unixNanoseconds: string;
  readonly relative: string;
  readonly weekday: string;
  readonly isoWeek: string;
  readonly dayOfYear: number;
}

/** @throws {InputError} when the value is no time, or the zone is unknown */
export function convertTime(value: string, { zone, unit, now }: TimeOptions): Time {
  const timeZone = knownZone(zone);
  const present = Temporal.Instant.fromEpochMilliseconds(now);
  const { moment, readAs } = readMoment(value, { zone: timeZone, unit, now: present });
  const zoned = moment.toZonedDateTimeISO(timeZone);
  const rfc2822 = formatRfc2822(zoned);
  const week = String(zoned.weekOfYear).padStart(2, '0');
  return {
    readAs,
    utc: moment.toString(),
    zoned: zoned.toString(),
    ...(rfc2822 !== undefined && { rfc2822 }),
    unixSeconds: Math.floor(moment.epochMilliseconds / 1000),
    unixMilliseconds: moment.epochMilliseconds,
    unixNanoseconds: String(moment.epochNanoseconds),
    relative: describeDistance(present.toZonedDateTimeISO(timeZone), zoned),
    weekday: weekdays[zoned.dayOfWeek - 1] ?? '',
    isoWeek: `${zoned.yearOfWeek}-W${week}-${zoned.dayOfWeek}`,
    dayOfYear: zoned.dayOfYear,
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** In the largest unit that is reached, rounded down. */
function describeDistance(now: Temporal.ZonedDateTime, moment: Temporal.ZonedDateTime): string {
  const distance = now.until(moment, { largestUnit: 'years' });
  const unit = distanceUnits.find((name) => distance[name] !== 0);
  if (!unit) return 'now';
  const count = Math.abs(distance[unit]);
  const words = `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  return distance.sign < 0 ? `${words} ago` : `in ${words}`;
}

const distanceUnits = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;
