import { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';
import { momentOf } from './clocks.js';

/**
 * Reads ISO 8601: a date or a date and a time, with an offset, a zone in brackets (RFC 9557), or
 * neither. Week dates and ordinal dates count.
 *
 * @throws {InputError} when there is no such time, or no single one
 */
export function readIso(value: string, { zone }: { readonly zone: string }) {
  if (!/^[+-]?\d{4,6}-?[\dW]/.test(value)) return undefined;
  const text = withCalendarDate(value.replace(/ ?(?:UTC|GMT)$/i, 'Z'));
  if (/:60(?!\d)/.test(text)) {
    throw new InputError(`'${value}' is a leap second, which most clocks do not count`);
  }
  try {
    return { moment: parse(text, zone), readAs: 'ISO 8601' };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = /^Cannot parse/.test(error.message) ? '' : `: ${error.message}`;
    throw new InputError(`'${value}' is no time of ISO 8601${reason}`, { cause: error });
  }
}

function parse(text: string, zone: string): Temporal.Instant {
  const [, local, named] = /^([^[]*)\[([^=\]]+)\]/.exec(text) ?? [];
  if (named !== undefined && local !== undefined) {
    if (endsInOffset.test(local)) return Temporal.ZonedDateTime.from(text).toInstant();
    return momentOf(Temporal.PlainDateTime.from(local), named).toInstant();
  }
  if (endsInOffset.test(text)) return Temporal.Instant.from(text);
  return momentOf(Temporal.PlainDateTime.from(text), zone).toInstant();
}

const endsInOffset = /[T ]\d.*(?:Z|[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?)$/i;

/** Rewrites week dates (`2024-W19-1`) and ordinal dates (`2024-127`), which `Temporal` does not read. */
function withCalendarDate(text: string): string {
  const [date = '', ...time] = text.split(/(?=[T ])/);
  const [, weekYear, week, weekday = '1'] = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/.exec(date) ?? [];
  if (weekYear && week)
    return dateOfWeek(Number(weekYear), Number(week), Number(weekday)) + time.join('');
  const [, year, ordinal] = /^(\d{4})-(\d{3})$/.exec(date) ?? [];
  if (year && ordinal) return dateOfYear(Number(year), Number(ordinal)) + time.join('');
  return text;
}

function dateOfWeek(year: number, week: number, weekday: number): string {
  // The 4th of January is always in the first week.
  const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 });
  const date = fourth.add({ days: (week - 1) * 7 + weekday - fourth.dayOfWeek });
  if (date.yearOfWeek !== year) throw new InputError(`The year ${year} has no week ${week}`);
  return date.toString();
}

function dateOfYear(year: number, ordinal: number): string {
  const date = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: ordinal - 1 });
  if (date.year !== year) throw new InputError(`The year ${year} has no day ${ordinal}`);
  return date.toString();
}
