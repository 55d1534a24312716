import { Server as SdkServer } from '@modelcontextprotocol/sdk/server/index.js';
import type { JSONRPCRequest, ServerResult } from '@modelcontextprotocol/sdk/types.js';
import { RequestError } from '../request-error.js';
import type { RequestHandler } from '../requests.js';
import { internalError, type Params, type Transport } from '../transport/transport.js';
import { guard } from './guard.js';

/** What a server says of itself in the handshake. */
export interface ServerInfo {
  readonly name: string;
  readonly version: string;
  readonly instructions: string;
}

export interface Connection {
  close(): Promise<void>;
  /** Resolves when either side has closed it. */
  readonly closed: Promise<void>;
}

/**
 * Serves a client of the revisions that begin with `initialize` (2024-11-05 to 2025-11-25) until its
 * transport closes.
 *
 * The SDK negotiates the revision and keeps track of requests. All else is answered through its fallback
 * handler, so that requests are read and errors are worded by us alone.
 *
 * @returns once the client is connected
 */
export async function serveLegacy(
  transport: Transport,
  handle: RequestHandler,
  { name, version, instructions }: ServerInfo,
): Promise<Connection> {
  const server = new SdkServer(
    { name, version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.fallbackRequestHandler = async ({ method, params = {} }: JSONRPCRequest, extra) => {
    const context = {
      signal: extra.signal,
      progressToken: extra._meta?.progressToken,
      sendProgress: (params: object) =>
        extra.sendNotification({ method: 'notifications/progress', params } as never),
    };
    return handle({ method, params: params as Params }, context).catch(
      rethrow,
    ) as Promise<ServerResult>;
  };
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(guard(transport));
  return { close: () => server.close(), closed };
}

/** An error without a code of the protocol is a fault of ours. */
function rethrow(error: unknown): never {
  if (error instanceof RequestError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new RequestError(internalError, `The request could not be answered: ${reason}`);
}
