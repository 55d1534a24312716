import { describe, expect, test } from 'vitest';
import { explainCron } from '../../../src/cron/explain-cron.js';
import { nextRuns } from '../../../src/cron/next-runs.js';
import { InputError } from '../../../src/errors.js';

function next(expression: string, options: { zone?: string; from?: string; count?: number } = {}) {
  const { zone = 'UTC', from = '2024-03-30T00:00:00Z', count = 3 } = options;
  return nextRuns(expression, { zone, from, count, now: 0 }).times;
}

describe('the next times', () => {
  test('of five fields, of six, and of a name', () => {
    expect(next('*/20 4 * * *')).toEqual([
      '2024-03-30T04:00:00+00:00',
      '2024-03-30T04:20:00+00:00',
      '2024-03-30T04:40:00+00:00',
    ]);
    expect(next('*/30 0 4 * * *', { count: 2 })).toEqual([
      '2024-03-30T04:00:00+00:00',
      '2024-03-30T04:00:30+00:00',
    ]);
    expect(next('@monthly', { count: 1 })).toEqual(['2024-04-01T00:00:00+00:00']);
  });

  test('with either day where both are named', () => {
    expect(next('0 0 1 * 5')).toEqual([
      '2024-04-01T00:00:00+00:00',
      '2024-04-05T00:00:00+00:00',
      '2024-04-12T00:00:00+00:00',
    ]);
  });

  test('with names, the last day, and the nth weekday', () => {
    expect(next('0 0 * feb mon', { count: 1 })).toEqual(['2025-02-03T00:00:00+00:00']);
    expect(next('0 0 L * *', { count: 2 })).toEqual([
      '2024-03-31T00:00:00+00:00',
      '2024-04-30T00:00:00+00:00',
    ]);
    expect(next('0 0 * * 1#2', { count: 1 })).toEqual(['2024-04-08T00:00:00+00:00']);
  });

  test('start after the given time, and from now without one', () => {
    expect(next('0 0 * * *', { count: 1 })).toEqual(['2024-03-31T00:00:00+00:00']);
    const options = { zone: 'UTC', from: undefined, count: 1, now: Date.UTC(2030, 0, 1) };
    expect(nextRuns('0 12 * * *', options).times).toEqual(['2030-01-01T12:00:00+00:00']);
  });

  test('in a leap year', () => {
    expect(next('0 0 29 2 *', { count: 2 })).toEqual([
      '2028-02-29T00:00:00+00:00',
      '2032-02-29T00:00:00+00:00',
    ]);
  });
});

describe('daylight saving', () => {
  const zone = 'europe/berlin';

  test('a time that the clocks skip is run an hour later', () => {
    expect(next('30 2 * * *', { zone })).toEqual([
      '2024-03-30T02:30:00+01:00',
      '2024-03-31T03:30:00+02:00',
      '2024-04-01T02:30:00+02:00',
    ]);
  });

  test('a time that the clocks show twice is run once, every hour means every hour', () => {
    const from = '2024-10-26T20:00:00Z';
    expect(next('30 2 * * *', { zone, from, count: 2 })).toEqual([
      '2024-10-27T02:30:00+02:00',
      '2024-10-28T02:30:00+01:00',
    ]);
    expect(next('30 * * * *', { zone, from: '2024-10-26T23:45:00Z', count: 3 })).toEqual([
      '2024-10-27T02:30:00+02:00',
      '2024-10-27T02:30:00+01:00',
      '2024-10-27T03:30:00+01:00',
    ]);
  });

  test('an offset is a zone', () => {
    expect(next('0 2 * * *', { zone: '+05:30', count: 1 })).toEqual(['2024-03-31T02:00:00+05:30']);
  });
});

test.each([
  ['*/5 * * * *', 'Every 5 minutes'],
  ['0 30 4 * * *', 'At 04:30'],
  ['0 0 * * MON-FRI', 'At 00:00, Monday through Friday'],
  [' 0  22\t* * 0 ', 'At 22:00, only on Sunday'],
  ['@daily', 'At 00:00'],
  ['0 0 13 * 5', 'At 00:00, on day 13 of the month, and on Friday (one of both days is enough)'],
])('%j in words', (expression, words) => {
  expect(explainCron(expression)).toBe(words);
});

test.each([
  ['', 'Expected five or six fields, found 0'],
  ['* * * *', 'Expected five or six fields, found 4'],
  ['* * * * * * *', 'Expected five or six fields, found 7'],
  ['@reboot', 'Expected five or six fields, found 1'],
  ['0 24 * * *', "The hour '24' is invalid: got value 24 expected range 0-23 at line 1, column 3"],
  ['60 0 0 * * *', "The second '60' is invalid"],
  ['* 5-1 * * *', "The hour '5-1' is invalid: Invalid range: 5-1"],
  ['*/0 * * * *', "The minute '*/0' is invalid"],
  ['* * * * 1-5/', "The day of week '1-5/' is invalid: expected a number after '/'"],
  ['H * * * *', "The minute 'H' is invalid: 'H' is known to Jenkins only"],
  ['0 0 30 2 *', 'no month that it names has such a day'],
  ['a * * * *', "The minute 'a' is invalid"],
  [`1${',1'.repeat(600)} * * * *`, 'Expected at most 1000 characters, found 1209'],
])('%j is refused', (expression, message) => {
  for (const use of [() => next(expression), () => explainCron(expression)]) {
    expect(use).toThrow(InputError);
    expect(use).toThrow(message);
  }
});

test('a start without an offset and a zone that is unknown are refused', () => {
  expect(() => next('* * * * *', { from: '2024-03-30' })).toThrow('Expected a time with an offset');
  expect(() => next('* * * * *', { zone: 'Mars' })).toThrow("Unknown time zone 'Mars'");
});
