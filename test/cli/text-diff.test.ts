import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { devtool } from './devtool.js';

const cwd = mkdtempSync(join(tmpdir(), 'text-diff-'));
writeFileSync(join(cwd, 'old.txt'), 'one\ntwo\n');
afterAll(() => rmSync(cwd, { recursive: true }));

test('files and standard input are sides, under their names', async () => {
  const argv = ['text', 'diff', '--file-a', 'old.txt'];
  const { stdout, exitCode } = await devtool(argv, { cwd, stdin: 'one\n' });
  expect({ stdout: stdout.toString(), exitCode }).toEqual({
    stdout: '--- old.txt\n+++ -\n@@ -1,2 +1,1 @@\n one\n-two\n',
    exitCode: 0,
  });
});

test('equal texts print nothing', async () => {
  const { stdout, exitCode } = await devtool(['text', 'diff', 'x', 'x']);
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 0 });
});

test.each([
  [['x', 'y', '--file-a', 'old.txt'], "Expected either a text or '--file-a' for a, found both"],
  [[], 'There is nothing to compare'],
  [['x', 'y', '--context', '-1'], "Expected '--context' to be a whole number of at least 0"],
  [['x', 'y', '--context', 'two'], "Expected '--context' to be a whole number of at least 0"],
])('%j is refused', async (argv, message) => {
  const { stdout, stderr, exitCode } = await devtool(['text', 'diff', ...argv], { cwd });
  expect(stderr).toContain(message);
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 2 });
});

test('texts that differ in everything end at the time limit', async () => {
  const lines = (prefix: string) =>
    Array.from({ length: 200_000 }, (_, n) => prefix + n).join('\n');
  writeFileSync(join(cwd, 'new.txt'), lines('new'));
  const argv = ['text', 'diff', '--file-b', 'new.txt'];
  const { stderr, exitCode } = await devtool(argv, { cwd, stdin: lines('old') });
  expect(stderr).toContain('Gave up');
  expect(exitCode).toBe(1);
});
