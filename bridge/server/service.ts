import type { Program } from '../model/program.js';
import { type Caller, createCaller } from './call.js';
import { type Catalogue, type CatalogueOptions, createCatalogue } from './catalogue.js';
import { createKeptOutputs, type KeptOutputs } from './kept-outputs.js';
import { createHost, loadFactory } from './program.js';
import { readSurroundings } from './protocol/surroundings.js';

export interface ServiceOptions extends CatalogueOptions {
  /** Milliseconds a call may take where its command states no limit of its own. @default 60000 */
  readonly timeout?: number;
  /** Calls that run at the same time; more wait in order. @default 64 */
  readonly concurrency?: number;
  /** Characters of text a result may carry, at most 1000000; the whole of a longer output is linked. @default 30000 */
  readonly textLimit?: number;
}

/** A program ready to be called: what every way of serving it shares. */
export interface Service {
  readonly catalogue: Catalogue;
  readonly call: Caller;
  readonly kept: KeptOutputs;
  /** Where relative paths of inputs start. */
  readonly cwd: string;
  /** The script of this process. */
  readonly script: string;
  /** Ends running calls and removes the outputs that were kept, unless told otherwise. */
  close(options?: { readonly keepOutputs?: boolean }): Promise<void>;
}

/** @throws BridgeError `program-not-loaded` */
export async function createService(
  program: Program,
  options: ServiceOptions = {},
): Promise<Service> {
  const { timeout = 60_000, concurrency = 64 } = options;
  const textLimit = Math.min(options.textLimit ?? 30_000, mostText);
  const given = { ...readSurroundings(), ...options, timeout, concurrency, textLimit };
  const create = await loadFactory(program);
  const [catalogue, host] = await Promise.all([
    createCatalogue(create, options),
    createHost(create),
  ]);
  const kept = createKeptOutputs();
  return {
    catalogue,
    call: createCaller(host, { ...given, kept }),
    kept,
    cwd: given.cwd,
    script: given.script,
    async close({ keepOutputs = false } = {}) {
      await host.close();
      if (!keepOutputs) await kept.remove();
    },
  };
}

/** Twice, as text and as structure, and in UTF-8 it is well below the 10 MiB at which clients hang up. */
const mostText = 1_000_000;
