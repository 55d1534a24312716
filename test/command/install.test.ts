import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runNode } from './run.js';

const greet = fileURLToPath(new URL('../e2e/programs/greet.js', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'home'));
  mkdirSync(join(folder, 'project'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const project = (file: string) => join(folder, 'project', file);
const home = (file: string) => join(folder, 'home', file);

const mcp = (...args: readonly string[]) =>
  runNode({ cwd: project(''), env: { HOME: home('') } }, greet, 'mcp', ...args);

const entry = { command: 'node', args: [greet, 'mcp'] };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each([
  ['claude', '.mcp.json', 'mcpServers'],
  ['cursor', '.cursor/mcp.json', 'mcpServers'],
  ['gemini', '.gemini/settings.json', 'mcpServers'],
  ['vscode', '.vscode/mcp.json', 'servers'],
])('%s is told in the file of the project', async (client, file, table) => {
  const { stdout, code } = await mcp('install', client);
  expect(code).toBe(0);
  expect(stdout).toContain(project(file));
  expect(readJson(project(file))).toEqual({ [table]: { greet: entry } });
  expect(readdirSync(home(''))).toEqual([]);
});

test('Codex, and others with --global, are told in the file of the user', async () => {
  await mcp('install', 'codex');
  expect(readFileSync(home('.codex/config.toml'), 'utf8')).toContain('[mcp_servers.greet]\n');
  await mcp('install', 'cursor', '--global');
  expect(readJson(home('.cursor/mcp.json'))).toEqual({ mcpServers: { greet: entry } });
  expect(readdirSync(project(''))).toEqual([]);
});

test('a second time changes nothing', async () => {
  await mcp('install', 'cursor');
  const before = readFileSync(project('.cursor/mcp.json'), 'utf8');
  const { stdout, code } = await mcp('install', 'cursor');
  expect({ code, after: readFileSync(project('.cursor/mcp.json'), 'utf8') }).toEqual({
    code: 0,
    after: before,
  });
  expect(stdout).toContain('already');
});

test('another server of the name is kept unless --force is given', async () => {
  const other = '{"mcpServers": {"greet": {"command": "deno"}}}';
  writeFileSync(project('.mcp.json'), other);
  const { stderr, code } = await mcp('install', 'claude');
  expect({ code, content: readFileSync(project('.mcp.json'), 'utf8') }).toEqual({
    code: 2,
    content: other,
  });
  expect(stderr).toContain('--force');
  expect((await mcp('install', 'claude', '--force')).code).toBe(0);
  expect(readJson(project('.mcp.json'))).toEqual({ mcpServers: { greet: entry } });
});

test('a file with comments is left alone, and the way by hand is told', async () => {
  mkdirSync(project('.vscode'));
  writeFileSync(project('.vscode/mcp.json'), '// mine\n{}\n');
  const { stderr, code } = await mcp('install', 'vscode');
  expect(code).toBe(2);
  expect(stderr).toContain('code --add-mcp');
  expect(readFileSync(project('.vscode/mcp.json'), 'utf8')).toBe('// mine\n{}\n');
});

test('--dry-run prints the file and writes nothing', async () => {
  const { stdout } = await mcp('install', 'cursor', '--dry-run');
  expect(JSON.parse(stdout)).toEqual({ mcpServers: { greet: entry } });
  expect(existsSync(project('.cursor'))).toBe(false);
});

test('a link stays a link, its file keeps its mode, and nothing else is left', async () => {
  mkdirSync(home('dotfiles'));
  writeFileSync(home('dotfiles/mcp.json'), '{}', { mode: 0o600 });
  mkdirSync(home('.cursor'));
  symlinkSync(home('dotfiles/mcp.json'), home('.cursor/mcp.json'));
  await mcp('install', 'cursor', '--global');
  expect(readJson(home('dotfiles/mcp.json'))).toEqual({ mcpServers: { greet: entry } });
  expect(statSync(home('dotfiles/mcp.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(home('dotfiles'))).toEqual(['mcp.json']);
  expect(readdirSync(home('.cursor'))).toEqual(['mcp.json']);
});

test('--global is refused where the client alone should write the file', async () => {
  const { stderr, code } = await mcp('install', 'claude', '--global');
  expect(code).toBe(2);
  expect(stderr).toContain('expected no --global');
});

test('doctor says what is well, and whether a client knows the program', async () => {
  const before = await mcp('doctor');
  expect(before.code).toBe(0);
  expect(before.stdout.replace(/\d+[\d.]*/g, 'N')).toBe(
    `PASS  Node N
PASS  The program is read: greet N, on yargs N
PASS  Tools: N, about N tokens
WARN  Findings: N; mcp --lint names them
PASS  A client can shake hands and list the tools
WARN  No file of a client names it; mcp install <client> registers it
`,
  );
  await mcp('install', 'cursor');
  const { stdout } = await mcp('doctor');
  expect(stdout).toContain(`PASS  Registered in ${project('.cursor/mcp.json')}\n`);
});

test('doctor fails where the program cannot be loaded', async () => {
  const broken = fileURLToPath(new URL('../e2e/programs/broken.js', import.meta.url));
  const { stdout, code } = await runNode({}, broken, 'missing', 'doctor');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAIL {2}The module ".*not-there\.js" cannot be imported/m);
});
