import { expect, test } from 'vitest';
import yargs, { type Argv } from 'yargs';
import type { Invocation } from '../../bridge/model/invocation.js';
import type { Outcome } from '../../bridge/model/outcome.js';
import { type CallRequest, createCaller } from '../../bridge/server/call.js';
import { createCatalogue } from '../../bridge/server/catalogue.js';
import { describeTool } from '../../bridge/server/describe-tool.js';
import { createKeptOutputs } from '../../bridge/server/kept-outputs.js';
import { fakeOutcome } from './fakes.js';

const nothing = () => {};

const createProgram = (): Argv =>
  yargs()
    .scriptName('demo')
    .command('plain <word>', 'Plain', { depth: { type: 'number' } }, () => {})
    .command(
      'slow',
      'Slow',
      {},
      describeTool(() => {}, { timeout: 5_000 }),
    )
    .command(
      'alone',
      'Alone',
      {},
      describeTool(() => {}, { serial: true }),
    )
    .command(
      'keyed',
      'Keyed',
      { dir: { type: 'string', alias: 'd', default: '.' } },
      describeTool(() => {}, { serial: 'by:d' }),
    )
    .command(
      'reads',
      'Reads',
      {},
      describeTool(() => {}, { stdin: 'text' }),
    );

/** A caller whose host hands each invocation to the test. */
async function callerOf(
  run: (invocation: Invocation) => Promise<Outcome> = async () => fakeOutcome(),
  options = {},
) {
  const catalogue = await createCatalogue(createProgram);
  const seen: Invocation[] = [];
  const host = {
    run: (invocation: Invocation) => {
      seen.push(invocation);
      return run(invocation);
    },
    close: async () => {},
  };
  const call = createCaller(host, {
    cwd: '/start',
    env: { HOME: '/home/ada', NO_COLOR: '' },
    script: '/bin/demo',
    timeout: 60_000,
    concurrency: 64,
    textLimit: 30_000,
    kept: createKeptOutputs(),
    ...options,
  });
  return {
    seen,
    call: (name: string, request: Partial<CallRequest> = {}) => {
      const tool = catalogue.find(name);
      if (!tool) throw new Error(`no tool ${name}`);
      return call(tool, { input: {}, ...request });
    },
  };
}

test('a call becomes words, with the environment that every call has', async () => {
  const { call, seen } = await callerOf(async () => fakeOutcome({ stdout: 'ok' }));
  const result = await call('plain', { input: { word: 'a', depth: '2' } });
  expect(result.content).toEqual([{ type: 'text', text: 'ok' }]);
  expect(seen).toMatchObject([
    {
      argv: ['plain', 'a', '--depth=2'],
      script: '/bin/demo',
      cwd: '/start',
      env: { HOME: '/home/ada', NO_COLOR: '1', COLUMNS: '80', YARGS_MCP: '1' },
      limits: { timeout: 60_000, grace: 5_000, output: 16_777_216 },
    },
  ]);
  expect(seen[0]).not.toHaveProperty('stdin');
});

test('directory, environment and standard input may be those of one call', async () => {
  const { call, seen } = await callerOf();
  await call('plain', {
    input: { word: 'a' },
    cwd: '/elsewhere',
    env: { NO_COLOR: '0', EXTRA: 'x' },
    stdin: new Uint8Array([1]),
  });
  expect(seen[0]).toMatchObject({
    cwd: '/elsewhere',
    env: { NO_COLOR: '0', EXTRA: 'x', COLUMNS: '80' },
    stdin: new Uint8Array([1]),
  });
});

test('standard input of the input is UTF-8, and what the call gives goes before it', async () => {
  const { call, seen } = await callerOf();
  await call('reads', { input: { stdin: 'é' } });
  await call('reads', { input: { stdin: '' } });
  await call('reads', { input: { stdin: 'é' }, stdin: 'given' });
  expect(seen.map(({ stdin }) => stdin && Buffer.from(stdin).toString())).toEqual([
    'é',
    '',
    'given',
  ]);
});

test('a command’s own time limit goes before that of the server', async () => {
  const { call, seen } = await callerOf(undefined, { timeout: 1_000 });
  await call('slow');
  await call('alone');
  expect(seen.map(({ limits }) => limits.timeout)).toEqual([5_000, 1_000]);
});

test('an input that does not fit never reaches the host', async () => {
  const { call, seen } = await callerOf();
  const result = await call('plain', { input: { wrod: 'a' } });
  expect(result).toMatchObject({ isError: true, _meta: { 'yargs-mcp/error': 'invalid-input' } });
  expect(seen).toEqual([]);
});

test('a host that fails is a result that says so', async () => {
  const { call } = await callerOf(async () => {
    throw new Error('no more threads');
  });
  const result = await call('alone');
  expect(result).toMatchObject({ isError: true, _meta: { 'yargs-mcp/error': 'crashed' } });
  expect(JSON.stringify(result.content)).toContain('no more threads');
});

test('serial commands do not overlap: all calls, or those with one value', async () => {
  const running = new Map<string, number>();
  let atOnce = 0;
  const { call } = await callerOf(async ({ argv }) => {
    const key = argv.join(' ');
    running.set(key, (running.get(key) ?? 0) + 1);
    expect(running.get(key)).toBe(1);
    atOnce = Math.max(atOnce, running.size);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(key);
    return fakeOutcome();
  });
  const inputs = [{ dir: 'a' }, { dir: 'b' }, { dir: 'a' }, { dir: 'b' }];
  const results = await Promise.all([
    ...inputs.map((input) => call('keyed', { input })),
    call('alone'),
    call('alone'),
  ]);
  expect(results.filter(({ isError }) => isError)).toEqual([]);
  expect(atOnce).toBe(3);
});

test('a value left out is the default where calls are kept apart by it', async () => {
  let inside = 0;
  const { call } = await callerOf(async () => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
    return fakeOutcome();
  });
  const results = await Promise.all([call('keyed'), call('keyed', { input: { dir: '.' } })]);
  expect(results.filter(({ isError }) => isError)).toEqual([]);
});

test('more calls than may run at once wait, and one that is cancelled meanwhile never starts', async () => {
  let finish = nothing;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { call, seen } = await callerOf(
    async () => {
      await finished;
      return fakeOutcome({ stdout: 'ok' });
    },
    { concurrency: 1 },
  );
  const cancel = new AbortController();
  const first = call('plain', { input: { word: 'one' } });
  const second = call('plain', { input: { word: 'two' }, signal: cancel.signal });
  const third = call('plain', { input: { word: 'three' } });
  cancel.abort();
  expect(await second).toEqual({
    content: [
      {
        type: 'text',
        text: 'The call was cancelled before the command started, so nothing was done',
      },
    ],
    isError: true,
    _meta: { 'yargs-mcp/error': 'cancelled' },
  });
  finish();
  await Promise.all([first, third]);
  expect(seen.map(({ argv }) => argv[1])).toEqual(['one', 'three']);
});

test('settings and the sink for standard error are passed on', async () => {
  const { call, seen } = await callerOf(undefined, { settings: { a: 1 } });
  await call('alone', { onStderr: nothing });
  expect(seen[0]).toMatchObject({ settings: { a: 1 }, onStderr: nothing });
});
