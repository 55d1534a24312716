import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

async function repair(stdin: string) {
  const { stdout, stderr, exitCode } = await devtool(['json', 'repair'], { stdin });
  return { stdout: stdout.toString(), stderr, exitCode };
}

test('prose that is left out is a note', async () => {
  expect(await repair('Sure!\n```json\n{a: 1}\n```\n')).toEqual({
    stdout: '{"a": 1}\n',
    stderr: 'note: 5 characters around the fenced block were left out\n',
    exitCode: 0,
  });
});

test('a path that is not text is answered with the option to read it', async () => {
  const { stderr, exitCode } = await devtool(['json', 'repair', 'broken.json']);
  expect(stderr).toContain('hint: To read a file, use --file');
  expect(exitCode).toBe(2);
});

test('long and deep input is repaired or refused', async () => {
  const { stdout } = await repair(`[${'{a:1},'.repeat(300_000)}`);
  expect(JSON.parse(stdout)).toHaveLength(300_000);
  const deep = await repair('[1,'.repeat(100_000));
  expect(deep.stderr).toContain('It is nested too deeply');
  expect(deep.exitCode).toBe(2);
});
