import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

const format = (...argv: string[]) => devtool(['format', 'json', ...argv]);

test.each([
  [['--indent', '4'], '{\n    "a": 1\n}\n'],
  [['--tabs'], '{\n\t"a": 1\n}\n'],
])('%j sets the indentation', async (options, expected) => {
  expect((await format('{"a":1}', ...options)).stdout.toString()).toBe(expected);
});

test.each([['0'], ['1.5'], ['17'], ['x']])('--indent %s is refused', async (indent) => {
  const run = await format('{}', '--indent', indent);
  expect(run).toMatchObject({
    exitCode: 2,
    stderr: "error: Expected '--indent' to be a whole number from 1 to 16\n",
  });
});

test('keys that are there twice are kept, and said on standard error', async () => {
  const run = await format('{"a":1,"a":2}');
  expect(run.stdout.toString()).toBe('{\n  "a": 1,\n  "a": 2\n}\n');
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: 'note: The key "a" is there twice (lines 1 and 1); both are kept\n',
  });
});

test('invalid input is shown with its place, and not echoed', async () => {
  const run = await devtool(['format', 'json'], { stdin: '{\n  "a": 1,\n}\n' });
  expect(run.stdout.length).toBe(0);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toBe(
    "error: Expected a key in double quotes, found '}' at line 3, column 1 (offset 12)\n\n" +
      '  1 | {\n  2 |   "a": 1,\n> 3 | }\n    | ^\n',
  );
});
