import { TimeText } from './value.js';

/**
 * The text as a time, where it is written as RFC 3339 (and so TOML) writes one and names a day and a
 * moment that exist: a date, a date and a time with or without an offset, or a time of day.
 */
export function readTime(text: string): TimeText | undefined {
  const { date, time, offset } = (dated.exec(text) ?? timeOfDay.exec(text))?.groups ?? {};
  if (date === undefined && time === undefined) return undefined;
  const isReal = isDay(date) && isMoment(time) && isMoment(offset);
  return isReal ? new TimeText(text) : undefined;
}

/** A time of day without a date, which only TOML knows. */
export function isTimeOfDay({ text }: TimeText): boolean {
  return text[2] === ':';
}

const dated =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[Tt ](?<time>\d\d:\d\d:\d\d(?:\.\d+)?)(?:[Zz]|[+-](?<offset>\d\d:\d\d))?)?$/;
const timeOfDay = /^(?<time>\d\d:\d\d:\d\d(?:\.\d+)?)$/;

function isDay(date: string | undefined): boolean {
  if (date === undefined) return true;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** RFC 3339 counts a leap second as the 60th of its minute. */
function isMoment(time: string | undefined): boolean {
  const [hour = 0, minute = 0, second = 0] = (time ?? '0:0').split(':').map(Number);
  return hour <= 23 && minute <= 59 && second < 61;
}
