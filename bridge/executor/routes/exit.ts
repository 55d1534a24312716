import { constants } from 'node:os';
import type { Call, ExitCode } from '../call/call.js';
import { ExitSignal } from '../call/exit-signal.js';
import { exitCodeOf, setExitCode } from './exit-code.js';
import type { Patches } from './patches.js';
import { type Method, routeMethod } from './routed-member.js';

/** Routes the ways in which a program ends its process. */
export function routeExit(patches: Patches): void {
  routeMethod(patches, process, { key: 'exit', inCall: (call, [code]) => exit(call, code) });
  routeMethod(patches, process, {
    key: 'reallyExit',
    inCall: (call, [code]) => {
      call.end(toStatus(code));
      throw new ExitSignal();
    },
  });
  routeMethod(patches, process, { key: 'abort', inCall: (call) => dieOf(call, 'SIGABRT') });
  routeMethod(patches, process, { key: 'kill', inCall: kill });
}

/** What `process.exit` does: listeners of `exit` run, and whatever is thrown afterwards goes unheard. */
export function exit(call: Call, code?: unknown): never {
  if (call.closed) throw new ExitSignal();
  if (code !== undefined) setExitCode(call, code as ExitCode);
  if (!call.exiting) {
    call.exiting = true;
    process.emit('exit', toStatus(exitCodeOf(call)));
  }
  // Read from `process`, for programs replace it to learn of the exit.
  (process as unknown as { reallyExit: Method }).reallyExit(exitCodeOf(call) ?? 0);
  throw new ExitSignal();
}

/** Ends the call as a signal that nobody listens to does. */
export function dieOf(call: Call, signal: NodeJS.Signals): never {
  call.end(128 + constants.signals[signal]);
  throw new ExitSignal();
}

/** Signals that do nothing to a process which does not listen; the last starts a debugger, which no call may. */
const harmless = new Set(['SIGCHLD', 'SIGCONT', 'SIGPIPE', 'SIGURG', 'SIGWINCH', 'SIGUSR1']);

function kill(call: Call, [pid, signal = 'SIGTERM']: unknown[], original: Method): unknown {
  const self = pid === process.pid || pid === 0 || pid === String(process.pid);
  const name = signalName(signal);
  if (!self || name === undefined) return original.call(process, pid, signal);
  if (name !== 'SIGKILL' && name !== 'SIGSTOP' && process.listenerCount(name) > 0) {
    const heard: readonly unknown[] = [name, name, constants.signals[name]];
    setImmediate(() => Reflect.apply(process.emit, process, heard));
  } else if (!harmless.has(name)) dieOf(call, name);
  return true;
}

/** Undefined for 0, which only asks whether the process is there, and for what is no signal. */
function signalName(signal: unknown): NodeJS.Signals | undefined {
  const found = Object.entries(constants.signals).find(
    ([name, number]) => signal === name || signal === number,
  );
  return found?.[0] as NodeJS.Signals | undefined;
}

/** As a shell reports it. */
export function toStatus(code: unknown): number {
  return Number(code ?? 0) & 0xff;
}
