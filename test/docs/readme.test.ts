import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'README.md'), 'utf8');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'greet.js'), block('js'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the program of the first screen runs in a terminal as it says', () => {
  expect(node('greet.js', 'greet', 'Ada', '--shout')).toBe('HELLO ADA\n');
});

test('the model sees what the first screen shows', () => {
  const { tools } = JSON.parse(node('greet.js', 'mcp', '--list'));
  expect(tools).toEqual([JSON.parse(block('json'))]);
});

test('the two ways to try devtool give the same', () => {
  const lines = [...page.matchAll(/^npx devtool (hash .*|mcp call .*)$/gm)].map(
    ([, words]) => words,
  );
  expect(lines).toHaveLength(2);
  const [terminal, tool] = lines.map((words) =>
    devtool(
      ...[...(words as string).matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      ),
    ),
  );
  expect(terminal).toMatch(/^[0-9a-f]{64}\n$/);
  expect(tool).toBe(terminal);
});

test('every page that it links to exists', () => {
  const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path as string);
  expect(links.length).toBeGreaterThan(5);
  for (const path of links) expect(() => readdirOrFile(path), path).not.toThrow();
});

function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
}

function node(...args: string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function devtool(...args: string[]): string {
  return node(join(root, 'cli/devtool.js'), ...args);
}

function readdirOrFile(path: string): string {
  return path.endsWith('/')
    ? readFileSync(join(root, path, 'README.md'), 'utf8')
    : readFileSync(join(root, path), 'utf8');
}
