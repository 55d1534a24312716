import { fileURLToPath } from 'node:url';
import workerThreads, { Worker, type WorkerOptions } from 'node:worker_threads';
import { callStore } from '../call/call-store.js';
import { ExitSignal } from '../call/exit-signal.js';
import type { Patches } from './patches.js';

/** Tells a worker's preload where its call works; taken out of the environment again before anyone looks. */
export const workerDirectoryVariable = 'YARGS_MCP_WORKER_DIRECTORY';

const preload = fileURLToPath(new URL('../worker-preload.js', import.meta.url));

/** Routes threads that a call starts: they write into the call, work in its directory, and end with it. */
export function routeWorkers(patches: Patches): void {
  const RoutedWorker = class extends Worker {
    constructor(filename: string | URL, options: WorkerOptions = {}) {
      const call = callStore.getStore();
      if (call?.closed) throw new ExitSignal();
      super(filename, call === undefined ? options : adapt(options, call));
      const terminate = () => this.terminate();
      call?.terminations.add(terminate);
      this.once('exit', () => call?.terminations.delete(terminate));
    }
  };
  Object.defineProperty(RoutedWorker, 'name', { value: 'Worker' });
  patches.define(workerThreads, 'Worker', {
    value: RoutedWorker,
    writable: true,
    enumerable: true,
  });
}

function adapt(
  options: WorkerOptions,
  call: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): WorkerOptions {
  // An environment that is shared with the process would be shared with every call.
  const env = typeof options.env === 'object' ? options.env : call.env;
  return {
    ...options,
    env: { ...env, [workerDirectoryVariable]: call.cwd },
    execArgv: [...(options.execArgv ?? process.execArgv), '--require', preload],
  };
}
