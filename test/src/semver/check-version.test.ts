import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { checkVersion } from '../../../src/semver/check-version.js';

function check(version: string, range: string, includePrerelease = false) {
  return checkVersion(version, range, { includePrerelease });
}

test('a check shows version and range in their plainest form', () => {
  expect(check(' v1.2.3+build.5', '^1.2')).toEqual({
    satisfies: true,
    version: '1.2.3',
    range: '>=1.2.0 <2.0.0-0',
    lowest: '1.2.0',
  });
});

test.each([
  ['1.2.3', '1.2.x'],
  ['1.2.3', '1.0.0 - 1.9'],
  ['0.2.5', '^0.2.3'],
  ['1.2.3', ''],
  ['1.2.3-rc.2', '>=1.2.3-rc.1'],
])('%s satisfies %j', (version, range) => {
  expect(check(version, range)).toMatchObject({ satisfies: true });
});

test.each([
  ['2.0.0', '^1.2.0', 'it is above the range'],
  ['0.3.0', '^0.2.3', 'it is above the range'],
  ['1.1.9', '>=1.2', 'it is below the range'],
  ['1.5.0', '<1.4 || >1.6', 'it is between the parts of the range'],
  ['1.3.0-beta', '^1.2.0', 'prereleases count only where the range names one of the same version'],
  ['2.0.0-rc.1', '^1.2.0', 'it is above the range'],
])('%s does not satisfy %j: %s', (version, range, reason) => {
  expect(check(version, range)).toMatchObject({ satisfies: false, reason });
});

test('prereleases count where they are asked for', () => {
  expect(check('1.3.0-beta', '^1.2.0', true).satisfies).toBe(true);
});

test('a range that nothing satisfies has no lowest version', () => {
  expect(check('1.0.0', '>2 <1')).toEqual({
    satisfies: false,
    version: '1.0.0',
    range: '>=3.0.0 <1.0.0-0',
    reason: 'nothing does',
  });
});

test.each([
  ['1.2', '*', "'1.2' is no version of Semantic Versioning"],
  ['01.2.3', '*', "'01.2.3' is no version"],
  ['', '*', "'' is no version"],
  ['1.2.3', 'latest', "'latest' is no range of versions"],
  ['1.2.3', '>>1', "'>>1' is no range"],
  [`1.2.${'9'.repeat(400)}`, '*', 'is no version'],
])('%j against %j is refused', (version, range, message) => {
  expect(() => check(version, range)).toThrow(InputError);
  expect(() => check(version, range)).toThrow(message);
});

test('a range beyond reason is refused', () => {
  expect(() => check('1.2.3', '>=1 '.repeat(1000))).toThrow('at most 1000 characters, found 4000');
});
