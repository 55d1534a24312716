import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devtool, shell } from './devtool.js';

test('decoded bytes are printed as they are', async () => {
  const { stdout } = await devtool(['decode', 'hex', '00ff610a0a']);
  expect([...stdout]).toEqual([0, 0xff, 0x61, 0x0a, 0x0a]);
});

test('a terminal is shown text, or hex where there is none', async () => {
  const show = async (line: string) =>
    (await shell(`script -qec "$NODE $LAUNCHER ${line}" /dev/null`)).stdout.toString();
  expect(await show('decode hex 6869')).toBe('hi\r\n');
  expect(await show('decode hex 1b5bff')).toBe('1b5bff\r\n');
});

test('JSON holds text, or hex where there is none', async () => {
  const json = async (text: string) =>
    JSON.parse((await devtool(['decode', 'hex', text, '--json'])).stdout.toString());
  expect(await json('efbbbf61')).toEqual({ bytes: 4, text: '\ufeffa' });
  expect(await json('ff')).toEqual({ bytes: 1, hex: 'ff' });
  expect(await json('')).toEqual({ bytes: 0, text: '' });
});

test('--output writes the bytes to a file, and only there', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'devtool-codec-'));
  const output = join(directory, 'out.bin');
  const run = await devtool(['decode', 'base64', '/wA=', '--output', output]);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout.length).toBe(0);
  expect([...(await readFile(output))]).toEqual([0xff, 0]);
  await rm(directory, { recursive: true });
});

test('the wrapped lines of other programs are read', async () => {
  const { stdout } = await shell('head -c 200 /dev/zero | base64 | devtool decode base64');
  expect([...stdout]).toEqual(Array(200).fill(0));
});

test('an error shows the place, and nothing is decoded', async () => {
  const run = await devtool(['decode', 'base64', 'Zm9v!mFy']);
  expect(run.stdout.length).toBe(0);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toBe(
    "error: '!' is not a digit of base64 at line 1, column 5 (offset 4)\n\n" +
      '> 1 | Zm9v!mFy\n    |     ^\n',
  );
});
