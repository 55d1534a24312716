import { PassThrough, Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StdioTransport } from '../../../bridge/server/transport/stdio.js';
import type { Message } from '../../../bridge/server/transport/transport.js';

test('a message arrives whole however its bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      async (texts, sizes) => {
        const { input, received, ended } = open();
        const bytes = Buffer.from(texts.map((text) => `${note(text)}\n`).join(''));
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = sizes[turn % sizes.length] as number;
          input.write(bytes.subarray(at, at + size));
          at += size;
        }
        input.end();
        await ended;
        expect(received).toEqual(texts.map((text) => JSON.parse(note(text))));
      },
    ),
    { numRuns: 50 },
  );
});

test('lines may end in CRLF, start with a byte order mark, be blank, or lack the last newline', async () => {
  const { input, received, sent, ended } = open();
  input.end(`\uFEFF${note('a')}\r\n\r\n   \n\n${note('b')}`);
  await ended;
  expect(received).toEqual([JSON.parse(note('a')), JSON.parse(note('b'))]);
  expect(sent()).toEqual([]);
});

test('a line that is not JSON is ignored and reported, and the next one is read', async () => {
  const { input, received, sent, errors, ended } = open();
  input.end(`Listening on port 3000\n{"jsonrpc":\n${note('a')}\n`);
  await ended;
  expect(received).toHaveLength(1);
  expect(sent()).toEqual([]);
  expect(errors).toEqual([
    'Ignored a line of 22 characters that is not JSON',
    'Ignored a line of 11 characters that is not JSON',
  ]);
});

test.each([
  ['5', null],
  ['null', null],
  ['"text"', null],
  ['{}', null],
  ['{"jsonrpc":"1.0","id":1,"method":"m"}', 1],
  ['{"id":"a","method":"m"}', 'a'],
  ['{"jsonrpc":"2.0","id":2}', 2],
  ['{"jsonrpc":"2.0","id":3,"method":7}', 3],
  ['{"jsonrpc":"2.0","id":null,"method":"m"}', null],
  ['{"jsonrpc":"2.0","id":1.5,"method":"m"}', null],
  ['{"jsonrpc":"2.0","id":{},"method":"m"}', null],
  ['{"jsonrpc":"2.0","id":4,"method":"m","params":[1]}', 4],
  ['{"jsonrpc":"2.0","id":5,"method":"m","params":"p"}', 5],
])('JSON that is no message is answered with -32600: %s', async (line, id) => {
  const { input, received, sent, ended } = open();
  input.end(`${line}\n`);
  await ended;
  expect(received).toEqual([]);
  expect(sent()).toEqual([
    { jsonrpc: '2.0', id, error: { code: -32600, message: expect.any(String) } },
  ]);
});

test('what looks like a response is never answered, so that an echo dies out', async () => {
  const { input, received, sent, ended } = open();
  input.end(
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"x"}}\n{"jsonrpc":"2.0","id":7,"result":{}}\n',
  );
  await ended;
  expect(received).toEqual([{ jsonrpc: '2.0', id: 7, result: {} }]);
  expect(sent()).toEqual([]);
});

test('members that JSON-RPC does not define are left out', async () => {
  const { input, received, ended } = open();
  input.end('{"jsonrpc":"2.0","method":"m","params":{"a":1},"extra":true}\n');
  await ended;
  expect(received).toEqual([{ jsonrpc: '2.0', method: 'm', params: { a: 1 } }]);
});

const filler = 'x'.repeat(5_000);

test.each([
  [`{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":"${filler}"}}`, 1],
  [`{"method":"m","params":{"id":8,"a":"${filler}"},"jsonrpc":"2.0","id":"b\\"c"}`, 'b"c'],
  [`{"method":"m","params":{"a":"${filler}"},"id":-3,"jsonrpc":"2.0"}`, -3],
  [`{"method":"m","params":{"a":"${filler}","id":8}}`, null],
  [`{"params":{"id":8,"a":"${filler}"},"method":"m"}`, null],
  [`["${filler}","id",1]`, null],
  [filler, null],
])(
  'a message over the limit is refused with its id where that can be read (%#)',
  async (line, id) => {
    const { input, received, sent, ended } = open({ messageLimit: 4_000 });
    input.end(`${line}\n${note('next')}\n`);
    await ended;
    expect(sent()).toEqual([
      { jsonrpc: '2.0', id, error: { code: -32600, message: expect.stringContaining('4000') } },
    ]);
    expect(received).toEqual([JSON.parse(note('next'))]);
  },
);

test('a message of exactly the limit is read', async () => {
  const line = note('x'.repeat(100));
  const { input, received, ended } = open({ messageLimit: line.length });
  input.end(`${line}\n`);
  await ended;
  expect(received).toHaveLength(1);
});

test('a large message in many small chunks arrives whole', async () => {
  const { input, received, ended } = open();
  const line = note('é'.repeat(4_000_000));
  const bytes = Buffer.from(`${line}\n`);
  for (let at = 0; at < bytes.length; at += 512) input.write(bytes.subarray(at, at + 512));
  input.end();
  await ended;
  expect(received).toEqual([JSON.parse(line)]);
});

test('a batch is answered as one, in one line, when its last request is', async () => {
  const { input, transport, received, sent, ended } = open();
  input.write(`[${request(1)},${note('n')},{"jsonrpc":"2.0","id":9},${request('b')}]\n`);
  await turn();
  expect(received).toHaveLength(3);
  await transport.send({ jsonrpc: '2.0', id: 'b', result: { of: 'b' } });
  expect(sent()).toEqual([]);
  await transport.send({ jsonrpc: '2.0', id: 1, result: { of: 1 } });
  input.end();
  await ended;
  expect(sent()).toEqual([
    [
      { jsonrpc: '2.0', id: 9, error: { code: -32600, message: expect.any(String) } },
      { jsonrpc: '2.0', id: 'b', result: { of: 'b' } },
      { jsonrpc: '2.0', id: 1, result: { of: 1 } },
    ],
  ]);
});

test('a batch of notifications is not answered, an empty or invalid one is', async () => {
  const { input, received, sent, ended } = open();
  input.end(`[${note('a')},${note('b')}]\n[]\n[1]\n`);
  await ended;
  const error = { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } };
  expect(received).toHaveLength(2);
  expect(sent()).toEqual([error, [error]]);
});

test('a batch does not wait for a request that was cancelled', async () => {
  const { input, transport, sent, ended } = open();
  input.write(`[${request(1)},${request(2)}]\n`);
  await turn();
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  input.end(`${cancel(2)}\n`);
  await ended;
  expect(sent()).toEqual([[{ jsonrpc: '2.0', id: 1, result: {} }]]);
});

test.each([0, 1, 'a'])('a response to a cancelled request is dropped, id %j', async (id) => {
  const { input, transport, sent, ended } = open();
  input.write(`${request(id)}\n${cancel(id)}\n`);
  await turn();
  await transport.send({ jsonrpc: '2.0', id, result: {} });
  input.end();
  await ended;
  expect(sent()).toEqual([]);
});

test('a second request under the id of one under way is refused', async () => {
  const { input, transport, received, sent, ended } = open();
  input.write(`${request(1)}\n${request(1)}\n`);
  await turn();
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  input.end(`${request(1)}\n`);
  await turn();
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  await ended;
  expect(received).toHaveLength(2);
  expect(sent().map((message) => 'error' in message)).toEqual([true, false, false]);
});

test('at the end of input a request under way is still answered, then the transport closes', async () => {
  const { input, transport, sent, ended, closings } = open({ patience: 60_000 });
  input.end(`${request(1)}\n`);
  await turn();
  expect(closings()).toBe(0);
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  await ended;
  expect(sent()).toHaveLength(1);
  expect(closings()).toBe(1);
});

test('a request that outlasts the patience does not hold up the closing', async () => {
  const { input, transport, sent, ended, closings } = open({ patience: 1 });
  input.end(`${request(1)}\n`);
  await ended;
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  expect(closings()).toBe(1);
  expect(sent()).toEqual([]);
});

test('a client that is gone closes the transport and harms nothing', async () => {
  const input = new PassThrough();
  const output = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })),
  });
  const transport = new StdioTransport({ input, output });
  await transport.start();
  await transport.send({ jsonrpc: '2.0', method: 'notifications/progress' });
  await transport.closed;
  await transport.send({ jsonrpc: '2.0', method: 'notifications/progress' });
});

test('a client that does not read does not hold up the closing', async () => {
  const input = new PassThrough();
  const output = new Writable({ write: () => {} });
  const transport = new StdioTransport({ input, output }, { flushLimit: 1 });
  await transport.start();
  const sending = transport.send({ jsonrpc: '2.0', method: 'notifications/progress' });
  await transport.close();
  expect(await Promise.race([sending.then(() => 'sent'), turn().then(() => 'waiting')])).toBe(
    'waiting',
  );
});

test('what was written is handed over before the transport counts as closed', async () => {
  const taken: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      setImmediate(() => {
        taken.push(String(chunk));
        done();
      });
    },
  });
  const transport = new StdioTransport(
    { input: new PassThrough(), output },
    { flushLimit: 60_000 },
  );
  await transport.start();
  for (let count = 0; count < 3; count++) transport.send({ jsonrpc: '2.0', method: 'm' });
  await transport.close();
  expect(taken.filter((chunk) => chunk !== '')).toEqual(
    Array(3).fill('{"jsonrpc":"2.0","method":"m"}\n'),
  );
});

const note = (text: string) => JSON.stringify({ jsonrpc: '2.0', method: 'm', params: { text } });

const request = (id: number | string) => JSON.stringify({ jsonrpc: '2.0', id, method: 'm' });

const cancel = (requestId: number | string) =>
  JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });

/** Two turns of the event loop, in which streams hand over what they hold. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

function open(options = {}) {
  const input = new PassThrough();
  const chunks: Buffer[] = [];
  const output = new PassThrough();
  output.on('data', (chunk) => chunks.push(chunk));
  const transport = new StdioTransport({ input, output }, options);
  const received: Message[] = [];
  const errors: string[] = [];
  let closings = 0;
  transport.onmessage = (message) => received.push(message);
  transport.onerror = (error) => errors.push(error.message);
  transport.onclose = () => {
    closings++;
  };
  transport.start();
  return {
    input,
    transport,
    received,
    errors,
    ended: transport.closed.then(turn),
    closings: () => closings,
    sent: () =>
      Buffer.concat(chunks)
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
