import { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';

/**
 * Reads the dates of mail and HTTP headers.
 *
 * @throws {InputError} when there is no such day, or it is another day of the week
 * @see RFC 5322, section 3.3 and 4.3, which replaces RFC 2822
 */
export function readRfc2822(value: string) {
  const groups = pattern.exec(value.replace(/\s*\([^()]*\)$/, ''))?.groups;
  if (!groups) return undefined;
  const { day = '', month = '', year = '', time = '', zone = '', weekday } = groups;
  const number = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  const date = `${fullYear(year)}-${number}-${day.padStart(2, '0')}`;
  const moment = instantOf(`${date}T${time}${offsetOf(zone)}`, value);
  if (weekday) checkWeekday(Temporal.PlainDate.from(date), weekday);
  return { moment, readAs: 'RFC 2822' };
}

/** Writes a moment so; `undefined` where it cannot be: years of not four digits, offsets with seconds. */
export function formatRfc2822(moment: Temporal.ZonedDateTime): string | undefined {
  const { day, month, year, dayOfWeek, offset } = moment;
  if (year < 1000 || year > 9999 || offset.length > '+00:00'.length) return undefined;
  const date = `${capital(weekdays[dayOfWeek - 1])}, ${pad(day)} ${capital(months[month - 1])} ${year}`;
  const time = `${pad(moment.hour)}:${pad(moment.minute)}:${pad(moment.second)}`;
  return `${date} ${time} ${offset.replace(':', '')}`;
}

const pattern =
  /^(?:(?<weekday>[a-z]{3}),?\s+)?(?<day>\d{1,2})\s+(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\s+(?<year>\d{2}|\d{4})\s+(?<time>\d{2}:\d{2}(?::\d{2})?)\s+(?<zone>[+-]\d{4}|[a-z]{1,3})$/i;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Offsets of the zones that have a name there. */
const zones: ReadonlyMap<string, string> = new Map([
  ['ut', '+00:00'],
  ['gmt', '+00:00'],
  ['utc', '+00:00'],
  ['z', '+00:00'],
  ['edt', '-04:00'],
  ['est', '-05:00'],
  ['cdt', '-05:00'],
  ['cst', '-06:00'],
  ['mdt', '-06:00'],
  ['mst', '-07:00'],
  ['pdt', '-07:00'],
  ['pst', '-08:00'],
]);

function offsetOf(zone: string): string {
  if (/^[+-]/.test(zone)) return `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const offset = zones.get(zone.toLowerCase());
  if (offset !== undefined) return offset;
  throw new InputError(`RFC 2822 knows no zone '${zone}'`, {
    hint: 'Give an offset such as +0200',
  });
}

/** Two digits are of the years 1950 to 2049. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < 50 ? 20 : 19}${year}`;
}

function instantOf(iso: string, value: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(iso);
  } catch (cause) {
    throw new InputError(`There is no such time as '${value}'`, { cause });
  }
}

function checkWeekday(date: Temporal.PlainDate, weekday: string): void {
  const actual = weekdays[date.dayOfWeek - 1];
  if (actual !== weekday.toLowerCase()) {
    throw new InputError(`${date} is '${capital(actual)}', not '${weekday}'`);
  }
}

function capital(word = ''): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
