import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { devtool } from './devtool.js';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'devtool-input-'));
  await writeFile(join(directory, 'a.txt'), 'from a file');
  await writeFile(join(directory, 'bom.json'), '\ufeff{"a":1}');
});

afterAll(() => rm(directory, { recursive: true }));

const encoded = (text: string) => `${Buffer.from(text).toString('hex')}\n`;

describe('the text is', () => {
  test.each([
    ['the argument, though a file has its name', ['a.txt'], 'a.txt'],
    ['an empty argument', [''], ''],
    ['an argument after --', ['--', '--help'], '--help'],
    ['a negative number, as written', ['-1.50'], '-1.50'],
    ['the file', ['--file', 'a.txt'], 'from a file'],
    ['the file, with the option first', ['--file=a.txt'], 'from a file'],
  ])('%s', async (_, argv, text) => {
    const run = await devtool(['encode', 'hex', ...argv], { cwd: directory, stdin: 'unread' });
    expect(run.stdout.toString()).toBe(text === '' ? '' : encoded(text));
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('standard input, byte by byte', async () => {
    const stdin = Buffer.from([0, 0xff, 0x0d, 0x0a]);
    const { stdout } = await devtool(['encode', 'hex'], { stdin });
    expect(stdout.toString()).toBe('00ff0d0a\n');
  });

  test('without its byte order mark, where text is wanted', async () => {
    const run = await devtool(['json', 'query', '.a', '--file', 'bom.json'], { cwd: directory });
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout.toString()).toBe('1\n');
  });
});

describe('there is no text', () => {
  test('when nothing is piped in', async () => {
    expect(await devtool(['encode', 'hex'])).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('and that is an error under the bridge', async () => {
    const run = await devtool(['encode', 'hex'], { env: { YARGS_MCP: '1' } });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toBe(
      'error: There is no input: nothing was sent\n' +
        'hint: Give the text as an argument, a path with --file, or pipe it in\n',
    );
  });
});

describe('refused are', () => {
  test.each([
    [
      'a text and a file',
      ['x', '--file', 'a.txt'],
      "Expected either a text or '--file', found both",
    ],
    ['two texts', ['x', '--', 'y'], 'Expected one text, found 2'],
    ['two files', ['--file', 'a', '--file', 'b'], "Expected '--file' once, found it 2 times"],
    ['an option without its value', ['--file'], "Expected a value after '--file'"],
  ])('%s', async (_, argv, message) => {
    const run = await devtool(['encode', 'hex', ...argv], { cwd: directory });
    expect(run.stderr).toContain(`error: ${message}\n`);
    expect(run.exitCode).toBe(2);
    expect(run.stdout.length).toBe(0);
  });

  test.each([
    ['missing.txt', "Cannot read 'missing.txt': there is no such file or directory"],
    ['.', "Cannot read '.': it is a directory"],
    ['a.txt/b', "Cannot read 'a.txt/b': a part of the path is not a directory"],
  ])('the file %s', async (path, message) => {
    const run = await devtool(['encode', 'hex', '--file', path], { cwd: directory });
    expect(run).toMatchObject({ exitCode: 2, stderr: `error: ${message}\n` });
  });

  test('bytes that are not text', async () => {
    const run = await devtool(['text', 'count'], { stdin: Buffer.from([0x61, 0xc3, 0x28]) });
    expect(run).toMatchObject({
      exitCode: 2,
      stderr: 'error: The input is not UTF-8 text: byte 2 is wrong\n',
    });
  });
});

describe('an invalid text that looks like a path', () => {
  const hint = 'hint: To read a file, use --file\n';

  test.each(['./a.json', '/etc/hosts', '~/x', 'data/a.json', 'package.json', 'C:\\x.json'])(
    '%s gets a hint',
    async (text) => {
      expect((await devtool(['format', 'json', text])).stderr).toContain(hint);
      expect((await devtool(['json', 'query', '.', text])).stderr).toContain(hint);
    },
  );

  test.each(['{"a":1', 'two words', '1.5.2'])('%s does not', async (text) => {
    const run = await devtool(['format', 'json', text]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).not.toContain(hint);
  });
});
