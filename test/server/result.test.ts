import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../bridge/model/outcome.js';
import type { Tool } from '../../bridge/model/tool.js';
import { createKeptOutputs } from '../../bridge/server/kept-outputs.js';
import { renderInvalidInput, renderOutcome, renderRefusals } from '../../bridge/server/result.js';
import { fakeOutcome, fakeTool } from './fakes.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'result-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const object = { type: 'object', properties: { a: { type: 'number' } } };

const render = (tool: Tool, outcome: Outcome, textLimit = 30_000) =>
  renderOutcome(tool, outcome, {
    textLimit,
    kept: createKeptOutputs({ parent: folder }),
    allowed: { timeout: 60_000, output: 1_000 },
    checkOutput: async (value) =>
      typeof value === 'object' ? [] : ['it is a number and should be an object'],
  });

const text = (content: string) => ({ type: 'text', text: content });

test('a success is standard output, exactly', async () => {
  const result = await render(fakeTool(), fakeOutcome({ stdout: 'Hello\r\n\tworld \n\n' }));
  expect(result).toEqual({
    content: [text('Hello\r\n\tworld \n\n')],
    _meta: { 'yargs-mcp/exit-code': 0 },
  });
});

test('what a success writes to standard error follows in a block of its own', async () => {
  const result = await render(
    fakeTool(),
    fakeOutcome({ stdout: 'done\n', stderr: '\u001b[33m3 files skipped\u001b[0m\n' }),
  );
  expect(result.content).toEqual([text('done\n'), text('[Standard error:]\n3 files skipped\n')]);
  expect(result.isError).toBeUndefined();
});

test.each([
  ['', '', ['[The command succeeded and wrote nothing]']],
  [
    '',
    'saved\n',
    ['[The command succeeded and wrote no text to standard output]', '[Standard error:]\nsaved\n'],
  ],
  ['\u001b[2J', '', ['[The command succeeded and wrote no text to standard output]']],
])('a success without text says so: %j, %j', async (stdout, stderr, expected) => {
  const result = await render(fakeTool(), fakeOutcome({ stdout, stderr }));
  expect(result.content).toEqual(expected.map(text));
});

test('an exit code that is declared a success is one, and is named', async () => {
  const result = await render(
    fakeTool({ successCodes: [1] }),
    fakeOutcome({ stdout: 'no match\n', exitCode: 1, ended: 'exited' }),
  );
  expect(result).toEqual({
    content: [text('no match\n'), text('[exit code 1, which the command declares a success]')],
    _meta: { 'yargs-mcp/exit-code': 1 },
  });
});

test('a failure says what happened, what was expected, and quotes both streams', async () => {
  const result = await render(
    fakeTool(),
    fakeOutcome({ stdout: 'half\n', stderr: 'no such file\n', exitCode: 2, ended: 'exited' }),
  );
  expect(result).toEqual({
    content: [
      text(
        'The command ended with exit code 2, and only 0 is a success; what it wrote says why\n\n' +
          '[Standard error:]\nno such file\n\n[Standard output:]\nhalf\n',
      ),
    ],
    isError: true,
    _meta: { 'yargs-mcp/exit-code': 2, 'yargs-mcp/error': 'command-failed' },
  });
});

test.each<[string, Tool, Outcome]>([
  ['command-failed', fakeTool({ successCodes: [1, 3] }), fakeOutcome({ exitCode: 2 })],
  ['command-failed', fakeTool(), fakeOutcome({ exitCode: 13 })],
  ['timed-out', fakeTool(), fakeOutcome({ exitCode: 143, ended: 'timedOut', stdout: 'so far' })],
  ['cancelled', fakeTool(), fakeOutcome({ exitCode: 130, ended: 'cancelled' })],
  ['output-too-large', fakeTool(), fakeOutcome({ exitCode: 1, ended: 'overflowed' })],
  ['crashed', fakeTool(), fakeOutcome({ exitCode: 134, ended: 'crashed', stderr: 'FATAL\n' })],
  [
    'parsed-otherwise',
    fakeTool(),
    fakeOutcome({ mismatches: [{ name: 'limit', expected: 5, received: '"\u202e5"' }] }),
  ],
])('%s (%#)', async (code, tool, outcome) => {
  const result = await render(tool, outcome);
  expect(result.isError).toBe(true);
  expect(result._meta?.['yargs-mcp/error']).toBe(code);
  expect(result.content.map((block) => 'text' in block && block.text).join('\n')).toMatchSnapshot();
});

test('which keys were injected and what was left behind stands in the metadata', async () => {
  const result = await render(
    fakeTool(),
    fakeOutcome({ stdout: 'ok', injected: ['name'], leftovers: ['Timeout'] }),
  );
  expect(result._meta).toEqual({
    'yargs-mcp/exit-code': 0,
    'yargs-mcp/injected': ['name'],
    'yargs-mcp/leftovers': ['Timeout'],
  });
});

const declared = fakeTool({ output: { schema: object, option: 'json' } });

test('a declared output is structured content, and its exact bytes are the text', async () => {
  const result = await render(declared, fakeOutcome({ stdout: '{"a":1}\n' }));
  expect(result).toEqual({
    content: [text('{"a":1}\n')],
    structuredContent: { a: 1 },
    _meta: { 'yargs-mcp/exit-code': 0 },
  });
});

test('characters that cannot be seen are escaped in the text and untouched in the structure', async () => {
  const result = await render(declared, fakeOutcome({ stdout: '{"b":"\u202e\u0085"}' }));
  expect(result.content).toEqual([text('{"b":"\\u202e\\u0085"}')]);
  expect(result.structuredContent).toEqual({ b: '\u202e\u0085' });
});

test('JSON that a program colours in spite of NO_COLOR is read without the colours', async () => {
  const result = await render(declared, fakeOutcome({ stdout: '\u001b[32m{"a":1}\u001b[0m' }));
  expect(result).toMatchObject({ content: [text('{"a":1}')], structuredContent: { a: 1 } });
});

test('a list is text only: structured content is an object', async () => {
  const result = await render(declared, fakeOutcome({ stdout: '[1,2]\n' }));
  expect(result.content).toEqual([text('[1,2]\n')]);
  expect(result.structuredContent).toBeUndefined();
});

test.each([
  ['prose', 'done'],
  ['nothing', ''],
  ['another shape', '5'],
  ['two values', '{"a":1}\n{"a":2}\n'],
])('a declared output that is %s is an error that shows it', async (_name, stdout) => {
  const result = await render(declared, fakeOutcome({ stdout }));
  expect(result).toMatchObject({
    isError: true,
    _meta: { 'yargs-mcp/error': 'output-not-json', 'yargs-mcp/exit-code': 0 },
  });
  expect(result.structuredContent).toBeUndefined();
  const [block] = result.content;
  expect(block?.type === 'text' && block.text).toMatch(
    /^The command declares its output to be JSON/,
  );
  if (stdout)
    expect(block?.type === 'text' && block.text).toContain(`[Standard output:]\n${stdout}`);
});

test('a failure with a declared output carries it as structure too', async () => {
  const result = await render(declared, fakeOutcome({ stdout: '{"a":1}', exitCode: 1 }));
  expect(result).toMatchObject({ isError: true, structuredContent: { a: 1 } });
  expect(result.content).toEqual([
    text(
      'The command ended with exit code 1, and only 0 is a success; what it wrote says why\n\n[Standard output:]\n{"a":1}',
    ),
  ]);
});

test('what a command wrote of its declared output before its time was up is not structure', async () => {
  const result = await render(
    declared,
    fakeOutcome({ stdout: '{"a":1}', exitCode: 143, ended: 'timedOut' }),
  );
  expect(result.structuredContent).toBeUndefined();
});

test('a declared output over the limit is an error that links the whole', async () => {
  const stdout = JSON.stringify({ a: 'x'.repeat(5_000) });
  const result = await render(declared, fakeOutcome({ stdout }), 2_000);
  expect(result).toMatchObject({ isError: true, _meta: { 'yargs-mcp/error': 'output-too-large' } });
  expect(result.structuredContent).toBeUndefined();
  const [block, link] = result.content;
  expect(block?.type === 'text' && block.text).toMatch(
    /^The command succeeded, and its JSON of 5008 characters is more than the 2000 a result can carry; ask for less at once, or read the file: the whole is in .+/,
  );
  expect(link?.type === 'resource_link' && readFileSync(fileURLToPath(link.uri), 'utf8')).toBe(
    stdout,
  );
});

test('an output over the limit keeps both ends, links the whole and stays within the limit', async () => {
  const stdout = 'line\n'.repeat(10_000);
  const { content, isError } = await render(fakeTool(), fakeOutcome({ stdout }));
  const [block, link] = content;
  expect(isError).toBeUndefined();
  expect(block?.type === 'text' && block.text.length).toBeLessThanOrEqual(30_000);
  expect(block?.type === 'text' && block.text.length).toBeGreaterThan(29_000);
  expect(link?.type === 'resource_link' && readFileSync(fileURLToPath(link.uri), 'utf8')).toBe(
    stdout,
  );
});

test('a failure with two long streams shows both ends of both within the limit', async () => {
  const { content } = await render(
    fakeTool(),
    fakeOutcome({ stdout: 'o'.repeat(50_000), stderr: 'e'.repeat(50_000), exitCode: 1 }),
  );
  const [block, ...links] = content;
  const shown = block?.type === 'text' ? block.text : '';
  expect(shown.length).toBeLessThanOrEqual(30_000);
  expect(shown.match(/o{6000}/g)).toHaveLength(2);
  expect(shown.match(/e{6000}/g)).toHaveLength(2);
  expect(links.map((link) => link.type === 'resource_link' && link.name)).toEqual([
    'greet.stderr.txt',
    'greet.stdout.txt',
  ]);
});

test('a failure gives the room that one stream does not need to the other', async () => {
  const stderr = 'e'.repeat(25_000);
  const { content } = await render(
    fakeTool(),
    fakeOutcome({ stdout: 'short\n', stderr, exitCode: 1 }),
  );
  expect(content).toHaveLength(1);
  expect(content[0]?.type === 'text' && content[0].text).toContain(stderr);
});

test('an output that was cut at the limit of what is kept says how much of it is lost', async () => {
  const { content } = await render(
    fakeTool(),
    fakeOutcome({
      stdout: 'x'.repeat(1_000),
      bytes: { stdout: 5_000, stderr: 0 },
      truncated: { stdout: true, stderr: false },
    }),
  );
  expect(content[0]?.type === 'text' && content[0].text).toMatch(
    /^\[5000 bytes, of which the first 1000 were kept and the end is lost, exit code 0; what was kept is in .+\]\nx{1000}\n\[exit code 0; the end of the output is lost; what was kept is in .+\]$/,
  );
});

test('an input that does not fit and values that cannot be passed on are told one by one', () => {
  expect(renderInvalidInput(fakeTool(), ['"name" is missing', 'Unknown "nmae"'])).toEqual({
    content: [
      text(
        'The input does not fit the schema of "greet", so the command did not run; correct it and call again:\n- "name" is missing\n- Unknown "nmae"',
      ),
    ],
    isError: true,
    _meta: { 'yargs-mcp/error': 'invalid-input' },
  });
  expect(
    renderRefusals(fakeTool(), [{ name: 'count', reason: 'the program reads 0 as 3' }]),
  ).toEqual({
    content: [
      text(
        'The command cannot receive this input as it is, so it did not run; change what is named and call again:\n- "count": the program reads 0 as 3',
      ),
    ],
    isError: true,
    _meta: { 'yargs-mcp/error': 'not-expressible' },
  });
});

const nested: Tool = {
  ...fakeTool(),
  bindings: [
    { property: 'db_host', target: { kind: 'option', name: 'db.host' } },
    { property: 'words', target: { kind: 'extra' } },
  ],
};

test('what cannot be passed on is named as the model has sent it', () => {
  const { content } = renderRefusals(nested, [
    { name: 'db.host', reason: 'Yargs would lose "db.host" with "db", \\ and all' },
    { name: '_', reason: 'Yargs would not keep the word "a\\"b"' },
  ]);
  expect(content[0]?.type === 'text' && content[0].text).toMatch(
    /\n- "db_host": Yargs would lose "db_host" with "db", \\ and all\n- "words": Yargs would not keep the word "a\\"b"$/,
  );
});

test('what was read otherwise or injected is named as the model has sent it', async () => {
  const mismatches = [{ name: 'db.host', expected: 'a', received: 'undefined' }];
  const { content } = await render(nested, fakeOutcome({ mismatches }));
  expect(content[0]?.type === 'text' && content[0].text).toContain(
    '"db_host" was sent as "a" and read as undefined',
  );
  const { _meta } = await render(nested, fakeOutcome({ injected: ['db.host', 'other'] }));
  expect(_meta?.['yargs-mcp/injected']).toEqual(['db_host', 'other']);
});
