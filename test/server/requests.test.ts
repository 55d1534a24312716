import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tool } from '../../bridge/model/tool.js';
import { createKeptOutputs } from '../../bridge/server/kept-outputs.js';
import { paginate } from '../../bridge/server/pages.js';
import { createRequestHandler } from '../../bridge/server/requests.js';
import type { Service } from '../../bridge/server/service.js';
import { fakeTool } from './fakes.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'requests-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const context = { signal: new AbortController().signal, sendProgress: async () => {} };

function handlerOf(service: Partial<Service> = {}) {
  const tools = [fakeTool()];
  const find = (name: string) => tools.find(({ definition }) => definition.name === name);
  const handle = createRequestHandler({
    catalogue: { program: 'greet', tools, skipped: [], findings: [], find },
    kept: createKeptOutputs({ parent: folder }),
    call: async (_tool, { input }) => ({ content: [], _meta: { input: JSON.stringify(input) } }),
    cwd: '/',
    script: '/greet.js',
    close: async () => {},
    ...service,
  });
  return (method: string, params = {}) => handle({ method, params }, context);
}

test('the list has the tools as they are', async () => {
  const list = { tools: [fakeTool().definition] };
  expect(await handlerOf()('tools/list')).toEqual(list);
  expect(await handlerOf()('tools/list', { cursor: '' })).toEqual(list);
});

test.each([['1'], ['x'], ['-1'], ['0.5'], ['constructor'], [1], [{}]])(
  'a cursor that was never given is refused: %j',
  async (cursor) => {
    await expect(handlerOf()('tools/list', { cursor })).rejects.toMatchObject({ code: -32602 });
  },
);

test('a list too long for one message comes in pages, in order and whole', async () => {
  const tools = Array.from({ length: 9 }, (_, n): Tool => {
    const { definition, ...rest } = fakeTool();
    return { ...rest, definition: { ...definition, name: `tool_${n}` } };
  });
  const size = JSON.stringify(tools[0]?.definition).length;
  const pages = paginate(tools, size * 2);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 2, 1]);
  expect(pages.flat()).toEqual(tools.map(({ definition }) => definition));
});

test('cursors lead through all pages', async () => {
  const description = 'x'.repeat(3 * 1024 * 1024);
  const tools = ['a', 'b', 'c'].map((name): Tool => {
    const { definition, ...rest } = fakeTool();
    return { ...rest, definition: { ...definition, name, description } };
  });
  const catalogue = { program: 'p', tools, skipped: [], findings: [], find: () => undefined };
  const ask = handlerOf({ catalogue });
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (await ask('tools/list', cursor ? { cursor } : {})) as {
      tools: { name: string }[];
      nextCursor?: string;
    };
    names.push(...page.tools.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor);
  expect(names).toEqual(['a', 'b', 'c']);
});

test('a call reaches the tool with its arguments, which may be left out', async () => {
  const ask = handlerOf();
  expect(await ask('tools/call', { name: 'greet', arguments: { a: 1 } })).toMatchObject({
    _meta: { input: '{"a":1}' },
  });
  expect(await ask('tools/call', { name: 'greet' })).toMatchObject({ _meta: { input: '{}' } });
  expect(await ask('tools/call', { name: 'greet', arguments: null })).toMatchObject({
    _meta: { input: '{}' },
  });
});

test.each([
  ['graet', 'Unknown tool "graet": did you mean "greet"?'],
  ['toString', 'Unknown tool "toString": expected one of the 1 listed'],
  ['\u202e', 'Unknown tool "\\u{202e}": expected one of the 1 listed'],
])('an unknown tool is a protocol error that helps: %j', async (name, message) => {
  await expect(handlerOf()('tools/call', { name })).rejects.toMatchObject({
    code: -32602,
    message,
  });
});

test('a call without a name is refused', async () => {
  await expect(handlerOf()('tools/call', {})).rejects.toMatchObject({ code: -32602 });
});

test.each(['server/discover', 'prompts/list', 'logging/setLevel', 'constructor'])(
  'a method that is not offered is unknown: %s',
  async (method) => {
    await expect(handlerOf()(method)).rejects.toMatchObject({
      code: -32601,
      message: `Unknown method "${method}"`,
    });
  },
);

test('kept outputs are listed and read, text as text and the rest as base64', async () => {
  const kept = createKeptOutputs({ parent: folder });
  const ask = handlerOf({ kept });
  expect(await ask('resources/templates/list')).toEqual({ resourceTemplates: [] });
  expect(await ask('resources/list')).toEqual({ resources: [] });
  const text = await kept.keep(Buffer.from('\u001b[1mé\0'), { name: 'a', mimeType: 'text/plain' });
  const binary = await kept.keep(Buffer.from([0xff]), {
    name: 'b',
    mimeType: 'application/octet-stream',
  });
  expect(await ask('resources/list')).toEqual({
    resources: [
      { uri: text.uri, name: 'a', mimeType: 'text/plain', size: 7 },
      { uri: binary.uri, name: 'b', mimeType: 'application/octet-stream', size: 1 },
    ],
  });
  expect(await ask('resources/read', { uri: text.uri })).toEqual({
    contents: [{ uri: text.uri, mimeType: 'text/plain', text: 'é\\u{0}' }],
  });
  expect(await ask('resources/read', { uri: binary.uri })).toEqual({
    contents: [{ uri: binary.uri, mimeType: 'application/octet-stream', blob: '/w==' }],
  });
});

test('only what was kept can be read', async () => {
  const read = handlerOf()('resources/read', { uri: 'file:///etc/passwd' });
  await expect(read).rejects.toMatchObject({ code: -32002 });
});

test('an output too large for a message says where its file is', async () => {
  const kept = createKeptOutputs({ parent: folder });
  const { uri, path } = await kept.keep(Buffer.alloc(9 * 1024 * 1024, 'a'), {
    name: 'a',
    mimeType: 'text/plain',
  });
  await expect(handlerOf({ kept })('resources/read', { uri })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining(path),
  });
});
