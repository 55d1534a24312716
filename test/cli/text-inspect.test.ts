import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

test('a text without end or spaces is inspected', async () => {
  const stdin = `${'pа'.repeat(1_000_000)}\n`;
  const { stdout, exitCode } = await devtool(['text', 'inspect'], { stdin });
  expect(stdout.toString()).toContain('1:20, and 999990 more\n');
  expect(exitCode).toBe(0);
});

test('what is not text is refused with the first wrong byte', async () => {
  const stdin = Buffer.from([0x61, 0xff]);
  const { stdout, stderr, exitCode } = await devtool(['text', 'inspect'], { stdin });
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toContain('not UTF-8 text: byte 1 is wrong');
});
