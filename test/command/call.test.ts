import { expect, test } from 'vitest';
import { run } from './run.js';

const call = (...args: readonly string[]) => run('e2e/programs/many.js', 'mcp', 'call', ...args);

test('a success prints exactly what the command prints', async () => {
  expect(await call('repeat', '{"word": "a", "times": 2}')).toEqual({
    stdout: 'a 0\na 1\n',
    stderr: '',
    code: 0,
  });
});

test('a failure ends with the exit code of the command and prints what a model would read', async () => {
  const { stdout, code } = await call('fail', '{"code": 9}');
  expect(code).toBe(9);
  expect(stdout).toMatch(/^The command ended with exit code 9, and only 0 is a success; .*\n/);
});

test('--json prints the whole result', async () => {
  const { stdout, code } = await call('data', '{"size": 3}', '--json');
  expect(JSON.parse(stdout)).toEqual({
    content: [{ type: 'text', text: '{"size":3}\n' }],
    structuredContent: { size: 3 },
    _meta: { 'yargs-mcp/exit-code': 0 },
  });
  expect(code).toBe(0);
});

test('input may be left out, and one that does not fit is a failure', async () => {
  const { stdout, code } = await call('repeat');
  expect(code).toBe(1);
  expect(stdout).toContain('Property "word" is missing');
});

test.each([
  [['repeat', '{'], /^The input is not JSON \(.+\): expected an object/],
  [['repaet'], /^Unknown tool "repaet": did you mean "repeat"\?/],
])('what cannot be called is refused with exit code 2 (%#)', async (args, message) => {
  const { stdout, stderr, code } = await call(...args);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(stderr).toMatch(message);
});

test('options of mcp hold for a call too', async () => {
  const { stdout } = await call('settings', '--allow', 'ls');
  expect(stdout).toBe('{"allow":["ls"]}\n');
});

test('--timeout is in seconds', async () => {
  const { stdout, code } = await call('wait', '--timeout', '0.2');
  expect(stdout).toContain('at its time limit of 0.2 s');
  expect(code).not.toBe(0);
});

test.each([
  [['--cwd', '/no/such/directory'], /^"\/no\/such\/directory" is no directory: /],
  [['--timeout', '0'], /^--timeout is 0: /],
  [['--timeout', 'soon'], /^--timeout is NaN: /],
])('an option that cannot be is refused with exit code 2: %j', async (args, message) => {
  const { stdout, stderr, code } = await call('where', ...args);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(stderr).toMatch(message);
});
