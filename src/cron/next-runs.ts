import { Temporal } from 'temporal-polyfill';
import { InputError } from '../errors.js';
import { knownZone } from '../time-zone.js';
import { parseCron } from './parse.js';

export interface RunsOptions {
  readonly zone: string;
  /** RFC 3339; now where it is not given. */
  readonly from: string | undefined;
  readonly count: number;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
}

export interface Runs {
  readonly zone: string;
  /** RFC 3339, with the offset of the zone at that time. */
  readonly times: readonly string[];
}

/**
 * The next times that a cron expression stands for. A time that the clocks skip is run an hour later,
 * one that they show twice only once, unless the hour is a wildcard.
 *
 * @throws {InputError} when the expression, the zone or the start is invalid
 */
export function nextRuns(expression: string, { zone, from, count, now }: RunsOptions): Runs {
  const timeZone = knownZone(zone);
  const start = from === undefined ? now : startOf(from);
  const runs = parseCron(expression, { from: start, zone: timeZone });
  const times = Array.from({ length: count }, () => {
    const moment = Temporal.Instant.fromEpochMilliseconds(runs.next().getTime());
    return moment.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' });
  });
  return { zone: timeZone, times };
}

function startOf(from: string): number {
  try {
    return Temporal.Instant.from(from).epochMilliseconds;
  } catch {
    throw new InputError(`Expected a time with an offset to start from, found '${from}'`, {
      hint: 'Such as 2024-05-06T07:08:09Z',
    });
  }
}
