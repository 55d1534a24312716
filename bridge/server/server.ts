import type { Program } from '../model/program.js';
import { findPackageVersion } from './package-version.js';
import type { Service, ServiceOptions } from './service.js';
import type { Transport } from './transport/transport.js';

export interface ServerOptions extends ServiceOptions {
  /** As clients see it. @default the program's `scriptName` */
  readonly name?: string;
  /** As clients see it. @default what the program's `--version` prints, else `0.0.0` */
  readonly version?: string;
}

/** Serves one program to any number of clients. */
export interface Server {
  /**
   * Serves a client until its transport closes. Transports of the MCP SDK serve as well as those of here.
   *
   * @throws BridgeError `program-not-loaded`
   */
  connect(transport: Transport): Promise<void>;
  /** Closes all connections and ends running calls. */
  close(): Promise<void>;
}

/**
 * A server for the tools of a program. It loads the program, and the MCP SDK, with the first connection.
 *
 * @example
 * const server = createServer(createProgram, { name: 'greet' });
 * await server.connect(transport);
 */
export function createServer(program: Program, options: ServerOptions = {}): Server {
  const connections = new Set<{ close(): Promise<void> }>();
  let started: Promise<Service> | undefined;
  return {
    async connect(transport) {
      started ??= start(program, options);
      const [service, { createRequestHandler }, { serveLegacy }] = await Promise.all([
        started,
        import('./requests.js'),
        import('./protocol/legacy.js'),
      ]);
      const handle = createRequestHandler(service);
      const connection = await serveLegacy(transport, handle, describeServer(service, options));
      connections.add(connection);
      connection.closed.then(() => connections.delete(connection));
    },
    async close() {
      await Promise.all([...connections].map((connection) => connection.close()));
      const service = await started?.catch(() => undefined);
      await service?.close();
    },
  };
}

async function start(program: Program, options: ServerOptions): Promise<Service> {
  const { createService } = await import('./service.js');
  return createService(program, options);
}

function describeServer({ catalogue, cwd, script }: Service, { name, version }: ServerOptions) {
  return {
    name: name ?? catalogue.program,
    version: version ?? catalogue.version ?? findPackageVersion(script) ?? '0.0.0',
    instructions: `Relative paths start at ${cwd}`,
  };
}
