import { readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connect } from './client.js';

test.each(['greet.js', 'greet17.cjs', 'greet16.cjs'])(
  'ten lines of yargs are a server with one more: %s',
  async (program) => {
    const client = await connect(program);
    expect(client.getServerVersion()).toEqual({ name: 'greet', version: '1.2.3' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name, description }) => [name, description])).toEqual([
      ['hello', 'Greet someone'],
    ]);
    const result = await client.callTool({ name: 'hello', arguments: { name: 'Ada' } });
    expect(result.content).toEqual([{ type: 'text', text: 'Hello, Ada!\n' }]);
    expect(result.isError).toBeUndefined();
  },
);

test('a program that states no version of its own has that of its package', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const client = await connect('many.js');
  expect(client.getServerVersion()).toEqual({ name: 'many', version });
});

test('a declared output arrives as structured content, which the client has checked', async () => {
  const client = await connect('many.js');
  await client.listTools();
  const result = await client.callTool({ name: 'data', arguments: { size: 5 } });
  expect(result).toMatchObject({
    content: [{ type: 'text', text: '{"size":5}\n' }],
    structuredContent: { size: 5 },
  });
});

test('a failing command is an error result with both streams and the exit code', async () => {
  const client = await connect('many.js');
  const result = await client.callTool({ name: 'fail', arguments: { code: 7 } });
  expect(result).toEqual({
    content: [
      {
        type: 'text',
        text: 'The command ended with exit code 7, and only 0 is a success; what it wrote says why\n\n[Standard error:]\nno such thing\n\n[Standard output:]\nhalf\n',
      },
    ],
    isError: true,
    _meta: { 'yargs-mcp/exit-code': 7, 'yargs-mcp/error': 'command-failed' },
  });
});

test('a rejected handler is an error result with what a terminal would show', async () => {
  const client = await connect('many.js');
  const result = await client.callTool({ name: 'throw' });
  expect(result).toMatchObject({ isError: true, _meta: { 'yargs-mcp/exit-code': 1 } });
  expect(JSON.stringify(result.content)).toContain('it broke');
});

test('input that does not fit is an error result that names each problem', async () => {
  const client = await connect('many.js');
  const result = await client.callTool({ name: 'repeat', arguments: { wrod: 'a', times: 'x' } });
  expect(result).toMatchObject({ isError: true, _meta: { 'yargs-mcp/error': 'invalid-input' } });
  const text = JSON.stringify(result.content);
  expect(text).toContain('did you mean \\"word\\"');
  expect(text).toContain('\\"times\\" is \\"x\\"');
});

test('an unknown tool is a protocol error in our words', async () => {
  const client = await connect('many.js');
  await expect(client.callTool({ name: 'repaet' })).rejects.toMatchObject({
    code: -32602,
    message: 'MCP error -32602: Unknown tool "repaet": did you mean "repeat"?',
  });
});

test('64 calls overlap, each with its own output', async () => {
  const client = await connect('many.js');
  const results = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      client.callTool({ name: 'repeat', arguments: { word: `w${n}`, times: 5, pause: 20 } }),
    ),
  );
  expect(results.map(({ content }) => content)).toEqual(
    Array.from({ length: 64 }, (_, n) => [
      { type: 'text', text: [0, 1, 2, 3, 4].map((count) => `w${n} ${count}\n`).join('') },
    ]),
  );
});

test('standard input reaches a command that is declared to read it', async () => {
  const client = await connect('many.js');
  const [given, absent] = await Promise.all([
    client.callTool({ name: 'upper', arguments: { stdin: 'é\nß' } }),
    client.callTool({ name: 'upper' }),
  ]);
  expect(given.content).toEqual([{ type: 'text', text: 'É\nSS' }]);
  expect(absent.content).toEqual([
    { type: 'text', text: '[The command succeeded and wrote nothing]' },
  ]);
});

test('a command finds the directory, the environment and the settings of its server', async () => {
  const client = await connect('many.js', ['mcp', '--cwd', tmpdir(), '--allow', 'ls']);
  const [where, settings] = await Promise.all([
    client.callTool({ name: 'where' }),
    client.callTool({ name: 'settings' }),
  ]);
  expect(where.content).toEqual([{ type: 'text', text: `${realpathSync(tmpdir())} 1 80 1\n` }]);
  expect(settings.content).toEqual([{ type: 'text', text: '{"allow":["ls"]}\n' }]);
});

test('an output that is too long is linked, listed and read', async () => {
  const client = await connect('many.js');
  const result = await client.callTool({ name: 'lines', arguments: { count: 20_000 } });
  const content = result.content as { type: string; uri: string; text: string }[];
  const whole = `${'line\n'.repeat(20_000)}\n`;
  expect(content[0]?.text).toMatch(/^\[100001 characters, exit code 0; /);
  const uri = content[1]?.uri as string;
  expect(readFileSync(fileURLToPath(uri), 'utf8')).toBe(whole);
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ uri, name: 'lines.stdout.txt', size: 100_001 }]);
  const { contents } = await client.readResource({ uri });
  expect(contents).toEqual([{ uri, mimeType: 'text/plain', text: whole }]);
});

test('progress is what the command writes to standard error', async () => {
  const client = await connect('many.js');
  const updates: { progress: number; message?: string }[] = [];
  const result = await client.callTool({ name: 'steps' }, undefined, {
    onprogress: (update) => updates.push(update as never),
  });
  expect(result.content).toMatchObject([
    { text: 'done\n' },
    { text: expect.stringContaining('step three') },
  ]);
  const steps = ['step one', 'step two', 'step three'];
  const messages = updates.map(({ message }) => message as string);
  expect(messages[0]).toBe('step one');
  expect(messages).toEqual(steps.filter((step) => messages.includes(step)));
  expect(updates.map(({ progress }) => progress)).toEqual(messages.map((_, index) => index + 1));
});

test('the client can cancel a call, and the server goes on', async () => {
  const client = await connect('many.js');
  const cancel = new AbortController();
  const waiting = client.callTool({ name: 'wait' }, undefined, {
    signal: cancel.signal,
    onprogress: () => cancel.abort('enough'),
  });
  await expect(waiting).rejects.toThrow('enough');
  const result = await client.callTool({ name: 'repeat', arguments: { word: 'a' } });
  expect(result.content).toEqual([{ type: 'text', text: 'a 0\n' }]);
});
