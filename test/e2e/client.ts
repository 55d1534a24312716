import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach } from 'vitest';

const programs = new URL('./programs/', import.meta.url);

export const pathOf = (program: string) => fileURLToPath(new URL(program, programs));

const open = new Set<() => Promise<unknown>>();

afterEach(async () => {
  await Promise.all([...open].map((close) => close()));
  open.clear();
});

/** The SDK's own client, connected to `<program> mcp` in a process of its own. */
export async function connect(program: string, args: readonly string[] = ['mcp']): Promise<Client> {
  const client = new Client({ name: 'test', version: '0.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [pathOf(program), ...args],
    stderr: 'ignore',
  });
  open.add(() => client.close());
  await client.connect(transport);
  return client;
}

interface Answer {
  readonly id?: unknown;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  readonly result?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly error?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly params?: any;
}

/** A process that is spoken to in bytes. */
export interface RawProcess {
  readonly child: ChildProcessWithoutNullStreams;
  /** Every message so far, a batch as one array. */
  readonly messages: readonly (Answer | readonly Answer[])[];
  write(...messages: readonly (object | string)[]): void;
  /** The first message, past or to come, that fits. */
  find(fits: (message: Answer) => boolean): Promise<Answer>;
  /** What was written to standard output and error, and the exit code, when it has ended. */
  readonly ended: Promise<{ stdout: string; stderr: string; code: number | null }>;
}

/** Starts a program; the process is killed after the test if it is still there. */
export function start(program: string, args: readonly string[] = ['mcp']): RawProcess {
  const child = spawn(process.execPath, [pathOf(program), ...args]);
  const messages: (Answer | Answer[])[] = [];
  const watchers = new Set<() => void>();
  let [stdout, stderr, rest] = ['', '', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) messages.push(tryParse(line));
    for (const watch of watchers) watch();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  child.stdin.on('error', () => {});
  const ended = once(child, 'close').then(([code]) => ({ stdout, stderr, code }));
  open.add(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    messages,
    write: (...written) => {
      for (const message of written)
        child.stdin.write(
          typeof message === 'string'
            ? message
            : `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`,
        );
    },
    find: (fits) =>
      new Promise((resolve) => {
        const watch = () => {
          const found = messages.find((message) => !Array.isArray(message) && fits(message));
          if (found) resolve(found as Answer);
        };
        watchers.add(watch);
        watch();
      }),
    ended,
  };
}

function tryParse(line: string): Answer {
  try {
    return JSON.parse(line);
  } catch {
    return { method: `not JSON: ${line}` };
  }
}

/** A started server after the handshake. */
export async function startServer(program: string, args?: readonly string[]): Promise<RawProcess> {
  const server = start(program, args);
  const clientInfo = { name: 'raw', version: '0' };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  server.write({ id: 'handshake', method: 'initialize', params });
  await server.find(({ id }) => id === 'handshake');
  server.write({ method: 'notifications/initialized' });
  return server;
}

/** A `tools/call` request. */
export const call = (id: string | number, name: string, input: object = {}, meta?: object) => ({
  id,
  method: 'tools/call',
  params: { name, arguments: input, ...(meta && { _meta: meta }) },
});
