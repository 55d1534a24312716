import { expect, test } from 'vitest';
import { start } from '../e2e/client.js';
import { run } from './run.js';

const program = 'command/programs/demanding.js';

test('neither middleware that prints nor an option that all commands demand is in the way of a list', async () => {
  const { stdout, stderr, code } = await run(program, 'mcp', '--list');
  expect(JSON.parse(stdout).tools).toMatchObject([
    { name: 'talk', inputSchema: { required: ['token'] } },
  ]);
  expect(stderr).toBe('*** early banner ***\n*** banner ***\n');
  expect(code).toBe(0);
});

test('nor of a call, in which the middleware runs as for the command', async () => {
  const { stdout, code } = await run(program, 'mcp', 'call', 'talk', '{"token":"t"}');
  expect(stdout).toBe('*** early banner ***\n*** banner ***\nwith t\n');
  expect(code).toBe(0);
});

test('nor of a client: the first that it reads is an answer', async () => {
  const server = start('../../command/programs/demanding.js');
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '0' },
  };
  server.write({ id: 0, method: 'initialize', params });
  server.child.stdin.end();
  const { stdout, stderr, code } = await server.ended;
  expect(JSON.parse(stdout)).toMatchObject({
    id: 0,
    result: { serverInfo: { name: 'demanding' } },
  });
  expect(stderr).toContain('*** banner ***\n');
  expect(code).toBe(0);
});

test.each([[['--help']], [['mcp', '--help']], [['mcp', 'call', '--help']], [['--version']]])(
  'what a person asks for goes to standard output as ever: %j',
  async (words) => {
    const { stdout, stderr, code } = await run(program, ...words);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.length).toBeGreaterThan(0);
  },
);

test('the help of mcp demands nothing, and completion knows its commands', async () => {
  const { stdout } = await run(program, 'mcp', '--help');
  expect(stdout).toContain('--list');
  expect(stdout).not.toContain('required');
  const completed = await run(program, '--get-yargs-completions', 'demanding', 'mcp', '');
  expect(completed.stdout).toMatch(/^install\b/m);
});

test('what is demanded of other commands still is, and mistakes are told', async () => {
  expect(await run(program, 'talk')).toMatchObject({ code: 1 });
  const { stdout, stderr, code } = await run(program, 'mcp', '--bogus');
  expect({ stdout: stdout.replaceAll(/\*.*\n/g, ''), code }).toEqual({ stdout: '', code: 1 });
  expect(stderr).toMatch(/Unknown argument: bogus/);
});
