import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

async function diff(argv: readonly string[], stdin = '') {
  const { stdout, stderr, exitCode } = await devtool(['json', 'diff', ...argv], { stdin });
  return { stdout: stdout.toString(), stderr, exitCode };
}

test('values that are equal print nothing, and an empty patch', async () => {
  expect(await diff(['{}', '{ }'])).toEqual({ stdout: '', stderr: '', exitCode: 0 });
  expect((await diff(['{}', '{ }', '--patch'])).stdout).toBe('[]\n');
  expect((await diff(['{}', '{ }', '--json'])).stdout).toBe('{"equal":true,"changes":[]}\n');
});

test('an error says in which text it is, and where', async () => {
  const { stdout, stderr, exitCode } = await diff(['{"a":1}'], '{"a":\n1,}');
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toContain(
    'Expected a key in double quotes, found "}" at line 2, column 3 (offset 8) of \'-\'',
  );
});

test('a path in place of a text is answered with the option to read it', async () => {
  const { stderr, exitCode } = await diff(['{}', 'new.json']);
  expect(stderr).toContain('hint: To read a file, use --file-b');
  expect(exitCode).toBe(2);
});

test('deep nesting is refused', async () => {
  const { stderr, exitCode } = await diff(['[]'], '['.repeat(100_000));
  expect(stderr).toContain('Nested deeper than 1000 levels');
  expect(exitCode).toBe(2);
});

test('long lists are compared', async () => {
  const list = (from: number) =>
    JSON.stringify(Array.from({ length: 200_000 }, (_, n) => from + n));
  const { stdout, exitCode } = await diff(['[]', '--json'], list(0));
  expect(JSON.parse(stdout).changes.length).toBe(200_000);
  expect(exitCode).toBe(0);
});
