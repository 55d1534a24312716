import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

test('each run makes other passwords, one a line', async () => {
  const argv = ['password', 'generate', '--count', '3'];
  const runs = await Promise.all([devtool(argv), devtool(argv)]);
  const lines = runs.flatMap(({ stdout }) => stdout.toString().trimEnd().split('\n'));
  expect(new Set(lines).size).toBe(6);
});

test.each([
  [['--words', '6', '--length', '9'], "Expected either '--words' or '--length', found both"],
  [['--separator', ' '], "Expected '--words' with '--separator'"],
  [['--length', 'long'], "Expected a length from 4 to 1024, found 'NaN'"],
  [['--classes'], 'Expected at least one class of characters'],
  [['--length', '9', '--length', '8'], "Expected '--length' once, found it 2 times"],
])('%j is invalid', async (options, message) => {
  const { stdout, stderr, exitCode } = await devtool(['password', 'generate', ...options]);
  expect(stderr).toBe(`error: ${message}\n`);
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 2 });
});

test('an empty separator joins the words', async () => {
  const argv = ['password', 'generate', '--words', '3', '--separator', ''];
  expect((await devtool(argv)).stdout.toString()).toMatch(/^[a-z]{9,24}\n$/);
});
