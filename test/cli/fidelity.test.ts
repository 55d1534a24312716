import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import yargs from 'yargs';
import { processContext } from '../../cli/process-context.js';
import { devtool, launcher, shell } from './devtool.js';
import { type Leaf, leaves } from './leaves.js';

/** What the bridge gives a call, for the terminal to be given the same. */
const env = { NO_COLOR: '1', COLUMNS: '80', YARGS_MCP: '1' };

const client = new Client({ name: 'fidelity', version: '1' });
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [launcher, 'mcp'],
  stderr: 'ignore',
});
const schemas = new Map<string, { properties?: Record<string, object> | undefined }>();

beforeAll(async () => {
  await client.connect(transport);
  const { tools } = await client.listTools();
  for (const { name, inputSchema } of tools) schemas.set(name, inputSchema);
});

afterAll(() => client.close());

describe.each(leaves().map((leaf) => ({ ...leaf, tool: leaf.path.join('_') })))('$tool', (leaf) => {
  test.each(leaf.facts.examples)('devtool $line', async ({ line, prints }) => {
    const argv = await wordsOf(line);
    const result = await client.callTool({
      name: leaf.tool,
      arguments: await inputOf(leaf, argv),
    });
    const json = leaf.facts.output ? ['--json'] : [];
    const { stdout, exitCode } = await devtool([...argv, ...json], { env });
    expect({ isError: result.isError ?? false, exitCode }).toEqual({ isError: false, exitCode: 0 });
    const [block] = result.content as { type: string; text: string }[];
    if (typeof prints !== 'string') expect(block?.text.trimEnd()).toMatch(prints);
    else expect(block).toEqual({ type: 'text', text: stdout.toString() });
    if (!leaf.facts.output) return;
    // Chance gives another run other data.
    const same = leaf.facts.idempotent === false ? block?.text : stdout.toString();
    expect(result.structuredContent).toEqual(JSON.parse(same ?? ''));
  });
});

test('a failure says what the terminal says, with its exit code', async () => {
  const { stderr, exitCode } = await devtool(['decode', 'base64', 'Zm9v!'], { env });
  const result = await client.callTool({
    name: 'decode',
    arguments: { codec: 'base64', input: 'Zm9v!' },
  });
  expect(result.isError).toBe(true);
  const [block] = result.content as { text: string }[];
  expect(block?.text).toContain(stderr.trim());
  expect(block?.text).toContain(`exit code ${exitCode}`);
});

test('an input that the terminal could take for an option arrives as it is', async () => {
  const texts = ['-x', '--help', '--file=x', '', '--', '-1', '"quoted"', "'", 'a\nb', '🙂'];
  for (const input of texts) {
    const result = await client.callTool({ name: 'encode', arguments: { codec: 'hex', input } });
    const hex = Buffer.from(input).toString('hex');
    expect(result.isError ?? false, `${input}: ${JSON.stringify(result.content)}`).toBe(false);
    if (hex) expect(result.content).toEqual([{ type: 'text', text: `${hex}\n` }]);
  }
});

test('the list of tools is the one that was reviewed', async () => {
  const { stdout, stderr, exitCode } = await devtool(['mcp', '--list']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  await expect(stdout.toString()).toMatchFileSnapshot('goldens/mcp-list.json');
});

/** The words that a shell makes of a line. */
async function wordsOf(line: string): Promise<string[]> {
  const { stdout } = await shell(`printf '%s\\0' ${line}`);
  return stdout.toString().split('\0').slice(0, -1);
}

/** What a model sends for the words of an example: what yargs makes of them, by the tool's properties. */
async function inputOf({ path, command, tool }: Leaf & { tool: string }, argv: string[]) {
  let args: Record<string, unknown> = {};
  const handler = (parsed: Record<string, unknown>) => {
    args = parsed;
  };
  const module = command.module(processContext(), path.length - 1);
  await yargs()
    .command({ ...module, handler })
    .parseAsync(argv.slice(path.length - 1));
  const properties = Object.keys(schemas.get(tool)?.properties ?? {});
  const given = properties.map((name) => [
    name,
    args[name] ?? (name === 'command' ? args['--'] : undefined),
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
