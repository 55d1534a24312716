import type { Temporal } from 'temporal-polyfill';

/** Reads `now`, `in 1 day 2 hours` and `3 weeks ago`: days and longer are days of the zone's calendar. */
export function readRelative(
  value: string,
  { now, zone }: { readonly now: Temporal.Instant; readonly zone: string },
) {
  const phrase = value.toLowerCase();
  const readAs = 'relative time';
  if (phrase === 'now') return { moment: now, readAs };
  const [, ahead, ago] = /^(?:in\s+(.+)|(.+?)\s+ago)$/.exec(phrase) ?? [];
  const duration = durationOf(ahead ?? ago ?? '');
  if (!duration) return undefined;
  const start = now.toZonedDateTimeISO(zone);
  const moved = ahead === undefined ? start.subtract(duration) : start.add(duration);
  return { moment: moved.toInstant(), readAs };
}

function durationOf(phrase: string): Record<string, number> | undefined {
  const duration: Record<string, number> = {};
  const rest = phrase.replace(part, (_, count: string, unit: string) => {
    const name = units.find(({ names }) => names.includes(unit))?.field;
    if (name === undefined) return 'unknown';
    duration[name] = (duration[name] ?? 0) + (/^an?$/.test(count) ? 1 : Number(count));
    return '';
  });
  return rest.trim() === '' && Object.keys(duration).length > 0 ? duration : undefined;
}

const part = /(\d{1,9}|an?)\s*([a-z]+)(?:\s*,|\s+and\b)?\s*/g;

const units: readonly { readonly field: string; readonly names: readonly string[] }[] = [
  { field: 'years', names: ['years', 'year', 'y'] },
  { field: 'months', names: ['months', 'month'] },
  { field: 'weeks', names: ['weeks', 'week', 'w'] },
  { field: 'days', names: ['days', 'day', 'd'] },
  { field: 'hours', names: ['hours', 'hour', 'h'] },
  { field: 'minutes', names: ['minutes', 'minute', 'min', 'm'] },
  { field: 'seconds', names: ['seconds', 'second', 'sec', 's'] },
];
