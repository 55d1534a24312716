import { expect, test } from 'vitest';
import { call, start, startServer } from './client.js';

const ping = (id: string | number) => ({ id, method: 'ping' });

test('requests that are piped in are answered, then the process ends', async () => {
  const server = start('greet.js');
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'pipe', version: '0' },
  };
  server.write({ id: 0, method: 'initialize', params }, call(1, 'hello', { name: 'Ada' }));
  server.child.stdin.end();
  const { code } = await server.ended;
  expect(code).toBe(0);
  expect(server.messages).toMatchObject([
    { id: 0, result: { serverInfo: { name: 'greet' } } },
    { id: 1, result: { content: [{ text: 'Hello, Ada!\n' }] } },
  ]);
});

test('the end of input ends the process, whatever timers the program and a command left', async () => {
  const server = await startServer('alive.js');
  server.write(call(1, 'leave-timer'), call(2, 'repeat', { word: 'a' }));
  await server.find(({ id }) => id === 2);
  server.child.stdin.end();
  expect(await server.ended).toMatchObject({ code: 0 });
});

test('the end of input aborts a call that would take long, without an answer', async () => {
  const server = await startServer('many.js');
  server.write(call(1, 'wait', {}, { progressToken: 1 }));
  await server.find(({ method }) => method === 'notifications/progress');
  server.child.stdin.end();
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(server.messages.filter((message) => 'id' in message && message.id === 1)).toEqual([]);
});

test('an answer of megabytes is handed over whole before the process ends', async () => {
  const server = await startServer('many.js');
  server.write(call(1, 'lines', { count: 800_000 }));
  const { result } = await server.find(({ id }) => id === 1);
  const { uri } = result.content[1];
  server.write({ id: 2, method: 'resources/read', params: { uri } });
  server.child.stdin.end();
  expect(await server.ended).toMatchObject({ code: 0 });
  const read = await server.find(({ id }) => id === 2);
  expect(read.result.contents[0].text).toHaveLength(4_000_001);
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)(
  '%s ends the process as a shell expects, with a call under way',
  async (signal, code) => {
    const server = await startServer('many.js');
    server.write(call(1, 'wait', {}, { progressToken: 1 }));
    await server.find(({ method }) => method === 'notifications/progress');
    server.child.kill(signal);
    expect(await server.ended).toMatchObject({ code });
  },
);

test('a client that stops reading and goes away ends the process', async () => {
  const server = await startServer('many.js');
  server.child.stdout.destroy();
  for (let id = 1; id <= 20; id++) server.write(call(id, 'lines', { count: 6_000 }));
  expect(await server.ended).toMatchObject({ code: 0 });
});

test('a cancelled call is not answered, nor is there progress after', async () => {
  const server = await startServer('many.js');
  server.write(call(0, 'wait', {}, { progressToken: 'p' }));
  await server.find(({ method }) => method === 'notifications/progress');
  const before = server.messages.length;
  server.write({ method: 'notifications/cancelled', params: { requestId: 0 } });
  server.write(call(1, 'repeat', { word: 'a' }));
  await server.find(({ id }) => id === 1);
  expect(server.messages.slice(before)).toMatchObject([{ id: 1 }]);
});

test('a batch is answered as one', async () => {
  const server = await startServer('many.js');
  const requests = [ping(1), call(2, 'repeat', { word: 'a' }), { id: 3, method: 'no/such' }];
  const batch = requests.map((request) => ({ jsonrpc: '2.0', ...request }));
  server.write(`${JSON.stringify([...batch, 5])}\n`, call(4, 'repeat', { word: 'b' }));
  await server.find(({ id }) => id === 4);
  const answer = server.messages.find((message) => Array.isArray(message)) as { id: unknown }[];
  expect(answer).toHaveLength(4);
  expect(answer).toEqual(
    expect.arrayContaining([
      { jsonrpc: '2.0', id: 1, result: {} },
      expect.objectContaining({ id: 2, result: expect.anything() }),
      { jsonrpc: '2.0', id: 3, error: { code: -32601, message: 'Unknown method "no/such"' } },
      expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32600 }) }),
    ]),
  );
});

test('garbage is survived: no JSON, no JSON-RPC, too long, and text split within a character', async () => {
  const server = await startServer('many.js');
  const before = server.messages.length;
  server.write('Listening on 3000\n', '\n', '{"id": 1, "method":\n', '[]\n', '{"id": 2}\n');
  server.write(`{"jsonrpc":"2.0","id":3,"method":"ping","params":{"a":"`);
  for (let count = 0; count < 17; count++) server.write('x'.repeat(1024 * 1024));
  server.write('"}}\n');
  const bytes = Buffer.from(
    `${JSON.stringify({ jsonrpc: '2.0', ...call(4, 'repeat', { word: '👍' }) })}\n`,
  );
  const middle = bytes.indexOf('👍') + 2;
  server.child.stdin.write(bytes.subarray(0, middle));
  await server.find(({ id }) => id === 3);
  server.child.stdin.write(bytes.subarray(middle));
  await server.find(({ id }) => id === 4);
  expect(server.messages.slice(before)).toMatchObject([
    { id: null, error: { code: -32600 } },
    { id: 2, error: { code: -32600 } },
    { id: 3, error: { code: -32600 } },
    { id: 4, result: { content: [{ text: '👍 0\n' }] } },
  ]);
  server.child.stdin.end();
  const { stderr } = await server.ended;
  expect(stderr.match(/Ignored/g)).toHaveLength(1);
});

test('what a command prints is its result, and never a message', async () => {
  const server = await startServer('many.js');
  server.write(call(1, 'noise'));
  const { result } = await server.find(({ id }) => id === 1);
  expect(result.content).toEqual([
    { type: 'text', text: '{"jsonrpc":"2.0","id":1,"result":{}}\nred \\u{202e}\n' },
  ]);
});

test('a function program is served with one line on standard error that says where it runs', async () => {
  const server = await startServer('greet.js');
  server.child.stdin.end();
  const { stderr } = await server.ended;
  expect(stderr).toBe(
    'Serving MCP on standard input and output; commands run inside this process\n',
  );
});

test.each([
  ['missing', /^The module "file:.*not-there\.js" cannot be imported: /],
  ['nameless', /^The module "file:.*many\.js" exports no function "noSuchExport", /],
])(
  'a program that cannot be loaded is told in words, and the process ends: %s',
  async (word, message) => {
    const server = start('broken.js', [word]);
    const { stderr, stdout, code } = await server.ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);
