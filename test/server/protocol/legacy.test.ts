import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serveLegacy } from '../../../bridge/server/protocol/legacy.js';
import { RequestError } from '../../../bridge/server/request-error.js';
import type { RequestHandler } from '../../../bridge/server/requests.js';
import { StdioTransport } from '../../../bridge/server/transport/stdio.js';

const info = { name: 'greet', version: '1.2.3', instructions: 'Relative paths start at /' };

const clientInfo = { name: 'test', version: '0' };

test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
  'the handshake of %s states tools, resources and who serves',
  async (protocolVersion) => {
    const { ask } = await serve();
    expect(await ask('initialize', { protocolVersion, capabilities: {}, clientInfo })).toEqual({
      result: {
        protocolVersion,
        capabilities: { tools: {}, resources: {} },
        serverInfo: { name: 'greet', version: '1.2.3' },
        instructions: 'Relative paths start at /',
      },
    });
  },
);

test('what a client says of itself beyond its name is no reason to refuse it', async () => {
  const { ask } = await serve();
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: { roots: 5, sampling: null },
    clientInfo: { ...clientInfo, icons: 'none' },
  };
  expect(await ask('initialize', params)).toHaveProperty('result.serverInfo');
});

test.each([
  [{}, '"protocolVersion" is a string'],
  [{ protocolVersion: '2025-11-25' }, '"capabilities" is an object'],
  [
    { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x' } },
    '"clientInfo" has a "name" and a "version"',
  ],
])('a handshake that is not valid is refused in plain words (%#)', async (params, problem) => {
  const { ask } = await serve();
  expect(await ask('initialize', params)).toEqual({
    error: { code: -32602, message: `The parameters of "initialize" are not valid: ${problem}` },
  });
});

test.each([
  [{ _meta: 5 }, '"_meta" is an object'],
  [{ _meta: { progressToken: 1.5 } }, '"progressToken" is a string or an integer'],
  [{ _meta: { progressToken: {} } }, '"progressToken" is a string or an integer'],
])(
  'metadata that is not valid is refused, not left without an answer (%#)',
  async (params, problem) => {
    const { ask } = await serve();
    expect(await ask('tools/list', params)).toEqual({
      error: { code: -32602, message: `The parameters of "tools/list" are not valid: ${problem}` },
    });
  },
);

test.each([null, { _meta: null }, { _meta: { progressToken: null } }])(
  'null stands for nothing, as clients without optional fields mean it: %j',
  async (params) => {
    const { ask } = await serve();
    expect(await ask('tools/list', params)).toEqual({ result: {} });
  },
);

test('ping is answered', async () => {
  const { ask } = await serve();
  expect(await ask('ping')).toEqual({ result: {} });
});

test('an error of the handler keeps its code and words', async () => {
  const { ask } = await serve(async () => {
    throw new RequestError(-32602, 'Unknown tool "x"');
  });
  expect(await ask('tools/call', { name: 'x' })).toEqual({
    error: { code: -32602, message: 'Unknown tool "x"' },
  });
});

test('an unforeseen error of the handler is an internal one', async () => {
  const { ask } = await serve(async () => {
    throw new TypeError('no such thing');
  });
  expect(await ask('tools/call', { name: 'x' })).toEqual({
    error: { code: -32603, message: 'The request could not be answered: no such thing' },
  });
});

test('what is asked of tasks is ignored, for none are offered', async () => {
  const { ask } = await serve(async ({ params }) => params);
  const params = {
    name: 'x',
    task: { ttl: 1 },
    _meta: { progressToken: 1, 'io.modelcontextprotocol/related-task': { taskId: 't' } },
  };
  expect(await ask('tools/call', params)).toEqual({
    result: { name: 'x', _meta: { progressToken: 1 } },
  });
});

test.each([0, '', 1, 'a'])('a request of id %j is cancelled, and not answered', async (id) => {
  const started = signal<void>();
  const aborted = signal<void>();
  const { write, sent, ask } = await serve(async (_request, context) => {
    context.signal.addEventListener('abort', () => aborted.give());
    started.give();
    await aborted.given;
    return {};
  });
  write({ id, method: 'tools/call', params: { name: 'x' } });
  await started.given;
  write({ method: 'notifications/cancelled', params: { requestId: id, reason: 'enough' } });
  await aborted.given;
  await ask('ping');
  expect(sent.filter((message) => message.id === id)).toEqual([]);
});

test('a request that is cancelled in the same breath starts as an aborted one', async () => {
  const seen = signal<boolean>();
  const { write } = await serve(async (_request, context) => {
    seen.give(context.signal.aborted);
    return {};
  });
  write({ id: 1, method: 'tools/call', params: { name: 'x' } });
  write({ method: 'notifications/cancelled', params: { requestId: 1 } });
  expect(await seen.given).toBe(true);
});

test.each([0, ''])('a request of id %j is answered under it', async (id) => {
  const { write, sent, ask } = await serve();
  write({ id, method: 'tools/list' });
  await ask('ping');
  expect(sent).toContainEqual({ jsonrpc: '2.0', id, result: {} });
});

test('progress carries the token and comes before the answer', async () => {
  const { ask, sent } = await serve(async (_request, { progressToken, sendProgress }) => {
    await sendProgress({ progressToken: progressToken ?? 'none', progress: 1, message: 'half' });
    return {};
  });
  await ask('tools/call', { name: 'x', _meta: { progressToken: 0 } });
  expect(sent.map(({ method, params }) => method && params)).toEqual([
    { progressToken: 0, progress: 1, message: 'half' },
    undefined,
  ]);
});

test('the end of the connection aborts what is running', async () => {
  const aborted = signal<void>();
  const { write, input } = await serve(async (_request, context) => {
    context.signal.addEventListener('abort', () => aborted.give());
    return new Promise(() => {});
  });
  write({ id: 1, method: 'tools/call', params: { name: 'x' } });
  input.end();
  await aborted.given;
});

const hostile = fc.oneof(
  fc.constantFrom(null, true, 0, 1.5, '', 'x', [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

const request = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 8, arbitrary: fc.constant('2.0') }, hostile),
    method: fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom('ping', 'initialize', 'tools/list', 'tools/call', 'x'),
      },
      hostile,
    ),
    params: fc.oneof(
      fc.record(
        {
          _meta: fc.oneof(
            fc.record(
              { progressToken: hostile, 'io.modelcontextprotocol/related-task': hostile },
              { requiredKeys: [] },
            ),
            hostile,
          ),
          task: hostile,
          requestId: hostile,
          protocolVersion: fc.oneof(fc.constant('2025-11-25'), hostile),
          capabilities: hostile,
          clientInfo: fc.oneof(fc.constant(clientInfo), hostile),
        },
        { requiredKeys: [] },
      ),
      hostile,
    ),
    extra: hostile,
  },
  { requiredKeys: ['method'] },
);

test('whatever is asked under an id is answered under it, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 10 }), async (requests) => {
      const { input, sent, ask } = await serve();
      requests.forEach((message, id) => {
        input.write(`${JSON.stringify({ ...message, id })}\n`);
      });
      await ask('ping');
      const ids = sent.filter(({ method }) => method === undefined).map(({ id }) => id);
      expect(ids.filter((id) => typeof id === 'number').sort()).toEqual(
        requests.map((_, id) => id),
      );
    }),
    { numRuns: 200 },
  );
});

/** Something that happens once. */
function signal<Value>() {
  let give: (value: Value) => void = () => {};
  const given = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { give: (value: Value) => give(value), given };
}

interface Sent {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: unknown;
}

/** A served connection, with a raw client at its other end. */
async function serve(handle: RequestHandler = async () => ({})) {
  const input = new PassThrough();
  const output = new PassThrough();
  const sent: Sent[] = [];
  const waiting = new Map<unknown, (message: object) => void>();
  output.on('data', (chunk) => {
    for (const line of String(chunk).trim().split('\n')) {
      const { jsonrpc, ...message } = JSON.parse(line);
      sent.push({ jsonrpc, ...message });
      const { id, ...answer } = message;
      waiting.get(id)?.(answer);
    }
  });
  await serveLegacy(new StdioTransport({ input, output }, { patience: 1 }), handle, info);
  const write = (message: object) =>
    input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let count = 0;
  const ask = (method: string, params?: object | null) =>
    new Promise<object>((resolve) => {
      const id = `ask ${++count}`;
      waiting.set(id, resolve);
      write({ id, method, params });
    });
  return { input, sent, write, ask };
}
