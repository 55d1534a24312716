import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connect } from '../e2e/client.js';
import { run, runNode } from './run.js';

test('--list prints what tools/list serves, byte for byte the same each time', async () => {
  const [first, second] = await Promise.all([
    run('e2e/programs/many.js', 'mcp', '--list'),
    run('e2e/programs/many.js', 'mcp', '--list'),
  ]);
  const client = await connect('many.js');
  const { tools } = await client.listTools();
  expect(first).toEqual({ stdout: `${JSON.stringify({ tools }, null, 2)}\n`, stderr: '', code: 0 });
  expect(second).toEqual(first);
});

test('what a program prints while it is read does not get into the list', async () => {
  const { stdout, stderr, code } = await run('command/programs/chatty.js', 'mcp', '--list');
  const names = JSON.parse(stdout).tools.map(({ name }: { name: string }) => name);
  expect({ names, code }).toEqual({ names: ['talk'], code: 0 });
  expect(stderr).toContain('built with console.log\n');
  expect(stderr).toContain('built with writeSync\n');
});

test('commands that are skipped are told on standard error', async () => {
  const { stderr } = await run('command/programs/chatty.js', 'mcp', '--list');
  expect(stderr).toMatch(/^Skipped "broken": .*cannot be built/m);
});

test('a program that works after parsing is no tool, and --lint says so', async () => {
  const listed = await run('command/programs/rootlike.js', 'mcp', '--list');
  expect(JSON.parse(listed.stdout)).toEqual({ tools: [] });
  expect(listed.stderr).toMatch(
    /^Skipped "rootlike": The program has no command, .*default command/,
  );
  const { stderr, code } = await run('command/programs/rootlike.js', 'mcp', '--lint');
  expect(stderr).toMatch(/^program: .*default command.* \[command-not-read\]\n$/);
  expect(code).toBe(1);
});

test('--include, --exclude and --read-only choose among the tools', async () => {
  const listed = async (...args: string[]) => {
    const { stdout } = await run('e2e/programs/many.js', 'mcp', '--list', ...args);
    return JSON.parse(stdout).tools.map(({ name }: { name: string }) => name);
  };
  expect(await listed('--include', 'wait', '--include', 'fail')).toEqual(['fail', 'wait']);
  expect(await listed('--read-only', '--exclude', 'data')).toEqual(['upper']);
});

test.each([{}, { STRIPPED: '1' }])(
  '--read-only holds in a program whose parser gives an option one name: %j',
  async (env) => {
    const program = fileURLToPath(new URL('./programs/bare-names.js', import.meta.url));
    const { stdout } = await runNode({ env }, program, 'mcp', '--list', '--read-only');
    expect(JSON.parse(stdout)).toEqual({ tools: [] });
  },
);

test('a reader that has seen enough is no error', async () => {
  const command = `"${process.execPath}" test/e2e/programs/many.js mcp --list | head -c 1`;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command]);
  expect({ stdout, stderr }).toEqual({ stdout: '{', stderr: '' });
});

test('--lint names what to improve and fails', async () => {
  const { stdout, stderr, code } = await run('e2e/programs/greet.js', 'mcp', '--lint');
  expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
  expect(stderr).toMatch(/^hello --name: .+ \[[a-z-]+\]\n/);
});

test('--list --lint prints the list all the same', async () => {
  const { stdout, code } = await run('e2e/programs/greet.js', 'mcp', '--list', '--lint');
  expect(JSON.parse(stdout).tools).toHaveLength(1);
  expect(code).toBe(1);
});

test('--tokens says what each tool costs, as an estimate', async () => {
  const { stderr, code } = await run('e2e/programs/greet.js', 'mcp', '--tokens');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^ +\d+ hello\n +\d+ tokens in all, \d+ a tool, estimated\n$/);
});
