import { Worker } from 'node:worker_threads';
import { currentCall } from 'yargs-mcp';
import type { Context, IsolationLimits } from '../src/context.js';
import { LimitError } from '../src/errors.js';

/** What the thread is started with. */
export interface IsolatedWork {
  /** URL of the module whose `run` is called. */
  readonly module: string;
  readonly input: unknown;
}

/** Runs a module's `run` in a thread that is ended at its limits. @see Context.isolate */
export const isolate: Context['isolate'] = (module, input, limits) => {
  const signal = currentCall()?.signal;
  signal?.throwIfAborted();
  const work: IsolatedWork = { module: module.href, input };
  const worker = new Worker(new URL('./isolate-worker.js', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    env: {},
    // What a library prints in there must not mix with the command's own output.
    stdout: true,
    stderr: true,
  });
  return new Promise<never>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    const timer = setTimeout(() => reject(tooSlow(limits)), limits.timeout);
    worker.once('message', resolve);
    worker.once('error', (error) => reject(isOutOfMemory(error) ? tooLarge(limits) : error));
    worker.once('exit', () => reject(new Error(`The thread of '${module.href}' gave no result`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
};

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooSlow({ timeout }: IsolationLimits): LimitError {
  return new LimitError(`Gave up after ${timeout / 1000} s, the limit for this work`);
}

function tooLarge({ memory }: IsolationLimits): LimitError {
  return new LimitError(`Gave up at ${memory} MiB of memory, the limit for this work`);
}
