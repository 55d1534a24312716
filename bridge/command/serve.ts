import { constants } from 'node:os';
import { takeProtocolStreams } from '../executor/standard-streams.js';
import { createServer, type Server } from '../server/server.js';
import { StdioTransport } from '../server/transport/stdio.js';
import { exitCodes } from './exit-with.js';
import { type McpArguments, type Offer, toServerOptions } from './mcp-options.js';

/**
 * Serves one client over standard input and output. Ends the process within two seconds of the end of
 * input, of a client that is gone, or of a signal, whatever a command left behind.
 */
export async function serve({ program, options }: Offer, argv: McpArguments): Promise<number> {
  // What cannot be logged is no reason to end.
  process.stderr.on('error', () => {});
  const transport = new StdioTransport(takeProtocolStreams());
  const settings = await options.onServe?.(argv);
  const server = createServer(program, { ...toServerOptions(argv, options), settings });
  const closing = new Promise<void>((resolve) => {
    transport.onclose = resolve;
  });
  logFirstError(transport);
  const exitCode = closeOnSignals(transport);
  await server.connect(transport);
  if (typeof program === 'function')
    console.error('Serving MCP on standard input and output; commands run inside this process');
  await closing;
  await Promise.all([transport.closed, closeInTime(server)]);
  process.exit(exitCode());
}

/** A client that writes what is no message may do so without end. */
function logFirstError(transport: StdioTransport): void {
  let isFirst = true;
  transport.onerror = ({ message }) => {
    if (isFirst) console.error(`${message}; more of the kind is not reported`);
    isFirst = false;
  };
}

/** @returns the exit code, as a shell reports a process that the signal ended */
function closeOnSignals(transport: StdioTransport): () => number {
  let exitCode: number = exitCodes.success;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal];
      transport.close();
    });
  return () => exitCode;
}

async function closeInTime(server: Server): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, closingTime));
  await Promise.race([server.close(), late]);
}

/** Milliseconds that running calls get to end their children. */
const closingTime = 1_000;
