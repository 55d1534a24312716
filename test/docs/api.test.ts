import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as entry from '../../bridge/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/api.md'), 'utf8');

/** Fenced blocks in order. A block of JavaScript starts with its file's name; a command is followed by what it prints. */
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
  language: language as string,
  text: text as string,
}));

const commands = blocks.flatMap(({ language, text }, index) =>
  language === 'sh' ? [{ command: text.trim(), prints: blocks[index + 1]?.text as string }] : [],
);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  for (const { language, text } of blocks) {
    if (language !== 'js') continue;
    const [, name] = /^\/\/ (\S+)\n/.exec(text) ?? [];
    writeFileSync(join(folder, name as string), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(commands)('$command', async ({ command, prints }) => {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, env });
  expect(stdout).toBe(prints);
});

test('every example of a file is run', () => {
  const names = blocks.flatMap(({ language, text }) =>
    language === 'js' ? [/^\/\/ (\S+)\n/.exec(text)?.[1] as string] : [],
  );
  const run = commands.map(({ command }) => command).join('\n');
  expect(names.filter((name) => !run.includes(name))).toEqual([]);
});

test('every function of the entry has a section', () => {
  const functions = Object.keys(entry).filter((name) => /^[a-z]/.test(name));
  const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(expect.arrayContaining(functions));
});
