import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import type { Program } from '../model/program.js';
import { createServer, type ServerOptions } from '../server/server.js';
import { StdioTransport } from '../server/transport/stdio.js';

/** Serves a client in this process that shakes hands and lists the tools; returns what goes wrong. */
export async function tryHandshake(
  program: Program,
  options: ServerOptions,
): Promise<string | undefined> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const server = createServer(program, options);
  await server.connect(new StdioTransport({ input, output }));
  const lines = createInterface(output);
  try {
    for (const request of requests) {
      input.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })}\n`);
      const [line] = await once(lines, 'line');
      const { error } = JSON.parse(line);
      if (error) return error.message;
    }
    return undefined;
  } finally {
    await server.close();
  }
}

const requests = [
  {
    method: 'initialize',
    params: {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'doctor', version: '1.0.0' },
    },
  },
  { method: 'tools/list' },
];
