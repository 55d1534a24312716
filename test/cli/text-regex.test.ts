import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

test('a search of exponential cost ends at the limit', async () => {
  const argv = ['text', 'regex', '^(a+)+$', `${'a'.repeat(40)}!`];
  const { stdout, stderr, exitCode } = await devtool(argv);
  expect(stderr).toContain('Gave up after 3 s');
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 1 });
});

test('a large text is searched, and the number of matches is kept small', async () => {
  const argv = ['text', 'regex', '.', '--limit', '2'];
  const { stdout, exitCode } = await devtool(argv, { stdin: 'a'.repeat(10_000_000) });
  expect(stdout.toString()).toBe('1:1 "a"\n1:2 "a"\n(more than 2 matches)\n');
  expect(exitCode).toBe(0);
});

test('a pattern beyond what the engine takes is refused', async () => {
  const { stderr, exitCode } = await devtool(['text', 'regex', '('.repeat(100_000), 'x']);
  expect(stderr).toContain('error: The pattern is not a regular expression');
  expect(exitCode).toBe(2);
});

test('no match prints nothing and succeeds', async () => {
  const { stdout, exitCode } = await devtool(['text', 'regex', 'x', 'abc']);
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 0 });
});
