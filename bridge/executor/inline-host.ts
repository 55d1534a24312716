import type { Invocation } from '../model/invocation.js';
import type { Host, Outcome } from '../model/outcome.js';
import type { ProgramFactory } from '../model/program.js';
import { type RunningCall, runCall } from './lifetime/run-call.js';
import { install } from './routes/install.js';
import { runProgram } from './yargs/run-program.js';

/**
 * Runs a program's commands in this thread, each in a virtual process of its own: streams, exit code, working
 * directory, environment and signals are the call's. Calls may overlap.
 *
 * What a module has captured of `process` at import stays the real thing, its two output streams excepted;
 * a synchronous endless loop stops the thread, and with it every call.
 *
 * @param options.create makes a fresh, configured, unparsed yargs instance for each call
 * @example
 * const host = createInlineHost({ create: () => yargs().command(greet) });
 */
export function createInlineHost(options: { readonly create: ProgramFactory }): Host {
  const running = new Set<RunningCall>();
  let uninstall: (() => void) | undefined;

  async function run(invocation: Invocation): Promise<Outcome> {
    uninstall ??= install();
    const call = runCall(invocation, (own) => runProgram(own, invocation, options));
    running.add(call);
    const outcome = await call.outcome;
    running.delete(call);
    return outcome;
  }

  async function close(): Promise<void> {
    const calls = [...running];
    for (const call of calls) call.cancel();
    await Promise.all(calls.map(({ outcome }) => outcome));
    uninstall?.();
    uninstall = undefined;
  }

  return { run, close };
}
