import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { convertTime } from '../../../src/time/convert-time.js';
import type { UnixUnit } from '../../../src/time/unix-units.js';

const now = Date.UTC(2024, 4, 6, 12, 0, 0);

function convert(value: string, options: { zone?: string; unit?: UnixUnit } = {}) {
  return convertTime(value, { zone: 'UTC', unit: undefined, now, ...options });
}

test('a moment is shown in every notation', () => {
  expect(convert('1715000000.5', { zone: 'europe/berlin' })).toEqual({
    readAs: 'Unix time in s',
    utc: '2024-05-06T12:53:20.5Z',
    zoned: '2024-05-06T14:53:20.5+02:00[Europe/Berlin]',
    rfc2822: 'Mon, 06 May 2024 14:53:20 +0200',
    unixSeconds: 1715000000,
    unixMilliseconds: 1715000000500,
    unixNanoseconds: '1715000000500000000',
    relative: 'in 53 minutes',
    weekday: 'Monday',
    isoWeek: '2024-W19-1',
    dayOfYear: 127,
  });
});

describe('what is read', () => {
  test.each([
    ['1715000000', '2024-05-06T12:53:20Z', 'Unix time in s'],
    ['1715000000000', '2024-05-06T12:53:20Z', 'Unix time in ms'],
    ['1715000000000000', '2024-05-06T12:53:20Z', 'Unix time in us'],
    ['1715000000000000001', '2024-05-06T12:53:20.000000001Z', 'Unix time in ns'],
    ['99999999999', '5138-11-16T09:46:39Z', 'Unix time in s'],
    ['-1.000000001', '1969-12-31T23:59:58.999999999Z', 'Unix time in s'],
    ['0', '1970-01-01T00:00:00Z', 'Unix time in s'],
    ['2024-05-06T07:08:09.123456789+05:30', '2024-05-06T01:38:09.123456789Z', 'ISO 8601'],
    ['2024-05-06 07:08:09 UTC', '2024-05-06T07:08:09Z', 'ISO 8601'],
    ['20240506T070809Z', '2024-05-06T07:08:09Z', 'ISO 8601'],
    ['2024-05-06', '2024-05-06T00:00:00Z', 'ISO 8601'],
    ['2024-05-06T07:08[Asia/Tokyo]', '2024-05-05T22:08:00Z', 'ISO 8601'],
    ['2024-05-06T07:08+02:00[Europe/Berlin]', '2024-05-06T05:08:00Z', 'ISO 8601'],
    ['2024-W19-1T10:00', '2024-05-06T10:00:00Z', 'ISO 8601'],
    ['2020-W53-5', '2021-01-01T00:00:00Z', 'ISO 8601'],
    ['2024-127', '2024-05-06T00:00:00Z', 'ISO 8601'],
    ['Mon, 06 May 2024 07:08:09 +0200', '2024-05-06T05:08:09Z', 'RFC 2822'],
    ['6 may 24 07:08 EST', '2024-05-06T12:08:00Z', 'RFC 2822'],
    ['Mon, 06 May 2024 07:08:09 GMT (comment)', '2024-05-06T07:08:09Z', 'RFC 2822'],
    ['now', '2024-05-06T12:00:00Z', 'relative time'],
    ['In 1 day 2 hours', '2024-05-07T14:00:00Z', 'relative time'],
    ['an hour and 30 min ago', '2024-05-06T10:30:00Z', 'relative time'],
    ['in 1 month', '2024-06-06T12:00:00Z', 'relative time'],
  ])('%s', (value, utc, readAs) => {
    expect(convert(value)).toMatchObject({ utc, readAs });
  });

  test('a unit that is given decides', () => {
    expect(convert('1715000000', { unit: 'ms' }).utc).toBe('1970-01-20T20:23:20Z');
    expect(convert('1.5', { unit: 'ms' }).unixNanoseconds).toBe('1500000');
  });
});

describe('daylight saving', () => {
  const zone = 'Europe/Berlin';

  test('a time without an offset is one of the zone', () => {
    expect(convert('2024-01-06T12:00', { zone }).utc).toBe('2024-01-06T11:00:00Z');
    expect(convert('2024-07-06T12:00', { zone }).utc).toBe('2024-07-06T10:00:00Z');
  });

  test('a time that clocks show twice, or never, is refused with the ways to say it', () => {
    const twice = refusalOf(() => convert('2024-10-27T02:30', { zone }));
    expect(twice.message).toBe('The clocks of Europe/Berlin show 2024-10-27T02:30:00 twice');
    expect(twice.hint).toBe(
      'Add the offset: 2024-10-27T02:30:00+02:00 or 2024-10-27T02:30:00+01:00',
    );
    const never = refusalOf(() => convert('2024-03-31T02:30[Europe/Berlin]'));
    expect(never.message).toContain(
      'never show 2024-03-31T02:30:00: they skip from +01:00 to +02:00',
    );
  });

  test('a day is a day of the calendar', () => {
    const before = Date.UTC(2024, 2, 30, 11, 0, 0);
    const next = convertTime('in 1 day', { zone, unit: undefined, now: before });
    expect(next.zoned).toBe('2024-03-31T12:00:00+02:00[Europe/Berlin]');
    const hours = convertTime('in 24 hours', { zone, unit: undefined, now: before });
    expect(hours.zoned).toBe('2024-03-31T13:00:00+02:00[Europe/Berlin]');
  });
});

test.each([
  ['hello', /^Expected a time, found "hello"/],
  ['', /^Expected a time, found ""/],
  ['2024-02-30', /'2024-02-30' is no time of ISO 8601: Invalid day: 30/],
  ['2024-05-06T25:00', /no time of ISO 8601/],
  ['2024-05', /no time of ISO 8601/],
  ['2016-12-31T23:59:60Z', /is a leap second/],
  ['2021-W53-1', /The year 2021 has no week 53/],
  ['2023-366', /The year 2023 has no day 366/],
  ['2024-05-06T07:08+05:00[Europe/Berlin]', /no time of ISO 8601: Invalid TimeZone offset/],
  ['Tue, 06 May 2024 07:08:09 +0200', /2024-05-06 is 'Mon', not 'Tue'/],
  ['31 Feb 2024 07:08:09 +0200', /There is no such time/],
  ['06 May 2024 07:08:09 CET', /knows no zone 'CET'/],
  ['9'.repeat(40), /beyond the years/],
  ['1.0000000001', /finer than a nanosecond/],
  ['3 parsecs ago', /Expected a time/],
])('%s is refused', (value, message) => {
  expect(refusalOf(() => convert(value)).message).toMatch(message);
});

test('an unknown zone is refused', () => {
  expect(refusalOf(() => convert('now', { zone: 'Mars/Base' })).message).toBe(
    "Unknown time zone 'Mars/Base'",
  );
});

test('every notation leads back to the moment', () => {
  const seconds = fc.integer({ min: -60_000_000_000, max: 95_000_000_000 });
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    '+14:00',
  );
  fc.assert(
    fc.property(seconds, zone, (moment, name) => {
      const time = convert(String(moment), { zone: name, unit: 's' });
      expect(time.unixSeconds).toBe(moment);
      for (const notation of [time.utc, time.zoned, time.rfc2822]) {
        if (notation !== undefined) expect(convert(notation).utc).toBe(time.utc);
      }
      expect(convert(time.unixNanoseconds, { unit: 'ns' }).utc).toBe(time.utc);
    }),
  );
});

test('the distance to now is told in its largest unit', () => {
  const relative = (value: string) => convert(value).relative;
  expect(relative('now')).toBe('now');
  expect(relative('2024-05-06T11:59:59Z')).toBe('1 second ago');
  expect(relative('2024-05-08T13:00:00Z')).toBe('in 2 days');
  expect(relative('2022-05-07')).toBe('1 year ago');
});

function refusalOf(action: () => unknown): InputError {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error as InputError;
  }
  throw new Error('nothing was refused');
}

test('a long text is refused without being searched', () => {
  const refusal = refusalOf(() => convert(`a${' '.repeat(1_000_000)}x`));
  expect(refusal.message).toBe('Expected a time, found 1000002 characters');
});
