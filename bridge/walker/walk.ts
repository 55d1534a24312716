import path from 'node:path';
import type { CommandTree } from '../model/command-tree.js';
import type { ProgramFactory } from '../model/program.js';
import { Instance } from './instance.js';
import { load } from './load.js';
import { holdTrap } from './process-trap.js';
import { skips } from './skips.js';
import { traverse } from './traverse.js';
import { accessTo, UnsupportedYargs } from './yargs-access.js';

export interface WalkOptions {
  /** Milliseconds that the factory or an asynchronous builder may take. @default 5000 */
  readonly builderTimeout?: number;
}

/**
 * Reads every command of a yargs program without running any: no handler, middleware, check or coercion is
 * called. Builders are, for only they declare a command's options: once, or again after one that never ended.
 * A builder that throws, exits or does not finish in time becomes a skipped command, and the rest is read all
 * the same.
 *
 * While the factory or a builder runs, `process.exit` leaves it, standard output goes to standard error and
 * `process.argv` holds no words; other code of the same process notices nothing. A builder that never returns,
 * an endless loop, cannot be interrupted from its own thread, and the walk does not end either.
 *
 * @param create called at least twice; what it returns must be configured and not parsed
 * @throws BridgeError `program-not-loaded` where the factory throws, exits, parses, or reuses an instance
 */
export async function walk(
  create: ProgramFactory,
  { builderTimeout = 5000 }: WalkOptions = {},
): Promise<CommandTree> {
  const release = holdTrap();
  try {
    return await read(create, builderTimeout);
  } finally {
    release();
  }
}

async function read(create: ProgramFactory, limit: number): Promise<CommandTree> {
  const subject = await load(create, limit);
  const { $0, customScriptName = false } = subject;
  const program = customScriptName ? $0 : path.basename($0);
  try {
    const findings = new Instance(accessTo(subject)).experiment();
    const loadInstance = async () => new Instance(accessTo(await load(create, limit)));
    const found = await traverse({ load: loadInstance, findings, limit });
    const { version } = findings;
    return { program, ...(version === undefined ? {} : { version }), ...found };
  } catch (error) {
    if (!(error instanceof UnsupportedYargs)) throw error;
    return { program, commands: [], groups: [], skipped: [{ path: [], ...skips.unsupported }] };
  }
}
