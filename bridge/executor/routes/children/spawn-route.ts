import { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Call } from '../../call/call.js';
import { callStore } from '../../call/call-store.js';
import { ExitSignal } from '../../call/exit-signal.js';
import type { Patches } from '../patches.js';
import { directoryOf, leadsGroup, planFor, strayStdio } from './child-options.js';
import { holdExit } from './hold-exit.js';
import type { Inherited } from './inherited-stdio.js';

interface SpawnOptions {
  stdio?: unknown;
  cwd?: unknown;
  detached?: boolean;
}

/** The same child, its private count of streams that `close` waits for included. */
type Child = Omit<ChildProcess, 'stdin' | 'stdout' | 'stderr' | 'stdio'> & {
  stdin: unknown;
  stdout: unknown;
  stderr: unknown;
  stdio: unknown[];
  _closesNeeded: number;
};

/** Routes `spawn`, `exec`, `execFile` and `fork`, which all come to this one method. */
export function routeSpawn(patches: Patches): void {
  patches.method(ChildProcess.prototype, 'spawn', (original) => {
    return function (options) {
      const call = callStore.getStore();
      const given = options as SpawnOptions;
      if (call !== undefined) return spawnInCall(call, { child: this as Child, given, original });
      given.stdio = strayStdio(given.stdio);
      return original.call(this, given);
    };
  });
}

interface Spawning {
  readonly child: Child;
  readonly given: SpawnOptions;
  readonly original: (this: unknown, ...args: unknown[]) => unknown;
}

function spawnInCall(call: Call, { child, given, original }: Spawning): unknown {
  if (call.closed) throw new ExitSignal();
  const { stdio, inherited } = planFor(call, given.stdio);
  for (const { index, fd } of inherited) {
    stdio[index] = fd === 0 && call.input.isAtEnd ? 'ignore' : 'pipe';
  }
  const cwd = directoryOf(call, given.cwd);
  const result = original.call(child, { ...given, stdio, cwd, detached: leadsGroup });
  call.children.add(child as unknown as ChildProcess, { lasting: given.detached === true });
  const sockets = inherited.map((entry) => connect(call, child, entry));
  holdExit(
    child as unknown as ChildProcess,
    sockets.filter((socket) => socket !== undefined),
  );
  return result;
}

/** Lets the child write into the call; to the program it looks as if the stream had been inherited. */
function connect(call: Call, child: Child, { index, fd }: Inherited): Socket | undefined {
  const socket = child.stdio[index] as Socket | null;
  child.stdio[index] = null;
  if (index === 0) child.stdin = null;
  if (index === 1) child.stdout = null;
  if (index === 2) child.stderr = null;
  if (socket === null) return undefined;
  // Children end without having read everything.
  socket.on('error', () => {});
  if (fd === 0) {
    socket.end(call.input.takeAll());
    return undefined;
  }
  const sink = fd === 1 ? call.stdoutSink : call.stderrSink;
  socket.on('data', (chunk: Uint8Array) => sink.write(chunk));
  if (child.pid) stopCounting(child, socket);
  return socket;
}

/** `close` waits for streams of the child's own only, never for an inherited one. */
function stopCounting(child: Child, socket: Socket): void {
  socket.removeAllListeners('close');
  child._closesNeeded -= 1;
}
