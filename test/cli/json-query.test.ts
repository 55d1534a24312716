import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

const query = (...argv: string[]) => devtool(['json', 'query', ...argv]);

test('several values in, several outputs out', async () => {
  const run = await devtool(['json', 'query', '.a, 9007199254740993'], {
    stdin: '{"a":1}\n{"a":"x y"}\n',
  });
  expect(run.stdout.toString()).toBe('1\n9007199254740993\n"x y"\n9007199254740993\n');
});

test('--raw takes the quotes off strings, not the space inside', async () => {
  const run = await query('.[]', '[" a ",{"b":"c"}]', '--raw');
  expect(run.stdout.toString()).toBe(' a \n{"b":"c"}\n');
});

test('no output prints nothing', async () => {
  const run = await query('empty', '1');
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout.length).toBe(0);
});

test('a failure keeps the outputs before it', async () => {
  const run = await query('.[] | 1 / .', '[2,0]');
  expect(run.stdout.toString()).toBe('0.5\n');
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain(
    'error: The query failed: number (1) and number (0) cannot be divided',
  );
});

test('a query sees neither environment nor files of this machine', async () => {
  const run = await devtool(['json', 'query', 'env.SECRET', 'null'], { env: { SECRET: 's' } });
  expect(run.stdout.toString()).toBe('null\n');
  expect((await query('import "package" as $p; $p', 'null')).exitCode).toBe(2);
});

test('a query without an end is ended', async () => {
  const run = await query('last(range(1e12))', 'null');
  expect(run).toMatchObject({
    exitCode: 1,
    stderr: 'error: Gave up after 10 s, the limit for this work\n',
  });
});

test('a query without a bound is ended', async () => {
  const run = await query('[range(1e12)]', 'null');
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain('more than 256 MiB of memory');
});
