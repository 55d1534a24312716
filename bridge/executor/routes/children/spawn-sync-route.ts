import childProcess, { type SpawnSyncReturns } from 'node:child_process';
import type { Call } from '../../call/call.js';
import { callStore } from '../../call/call-store.js';
import { ExitSignal } from '../../call/exit-signal.js';
import type { Patches } from '../patches.js';
import type { Method } from '../routed-member.js';
import { directoryOf, leadsGroup, planFor, strayStdio } from './child-options.js';
import type { Inherited } from './inherited-stdio.js';

type Result = SpawnSyncReturns<Buffer | string>;
type Options = Readonly<Record<string, unknown>>;

/** Routes `spawnSync`, and the two others that are made of it. */
export function routeSpawnSync(patches: Patches): void {
  patches.method(childProcess, 'spawnSync', (original) => (file, ...rest) => {
    const { args, options } = takeApart(rest);
    const call = callStore.getStore();
    if (call !== undefined) return spawnInCall(call, { file, args, options, original });
    return original(file, args, { ...options, stdio: strayStdio(options.stdio) });
  });
  patches.method(childProcess, 'execFileSync', () => (file, ...rest) => {
    const { args, options } = takeApart(rest);
    const words = [options.argv0 ?? file, ...args];
    return execute(words.join(' '), { file, args, options });
  });
  patches.method(childProcess, 'execSync', () => (command, given) => {
    const options = (given ?? {}) as Options;
    const shell = typeof options.shell === 'string' ? options.shell : true;
    return execute(command, { file: command, args: [], options: { ...options, shell } });
  });
}

interface Command {
  readonly file: unknown;
  readonly args: readonly unknown[];
  readonly options: Options;
}

/** As Node does, but through the routed `spawnSync`; its own two reach past it. */
function execute(words: unknown, { file, args, options }: Command): unknown {
  const spawnSync = childProcess.spawnSync as unknown as Method;
  const result = spawnSync(file, args, options) as Result;
  if (!options.stdio && result.stderr) process.stderr.write(result.stderr);
  if (result.error !== undefined) throw Object.assign(result.error, result);
  if (result.status === 0) return result.stdout;
  const details = result.stderr?.length > 0 ? `\n${result.stderr.toString()}` : '';
  throw Object.assign(new Error(`Command failed: ${words}${details}`), result);
}

function spawnInCall(call: Call, command: Command & { readonly original: Method }): Result {
  if (call.closed) throw new ExitSignal();
  const { file, args, options, original } = command;
  const { stdio, inherited } = planFor(call, options.stdio);
  const limit = timeLimit(call, options);
  const result = original(file, args, {
    ...options,
    ...(inherited.length > 0 && { encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY }),
    ...inputFor(call, stdio, inherited),
    ...limit,
    cwd: directoryOf(call, options.cwd),
    detached: leadsGroup,
  }) as Result;
  call.children.addFinished(result.pid);
  forgiveUnreadInput(result, inherited);
  if (inherited.length > 0) adopt(call, result, { inherited, encoding: options.encoding });
  if (limit !== undefined && call.remaining() <= 0) call.expire();
  if (call.closed) throw new ExitSignal();
  return result;
}

/** The thread stands still meanwhile, so the call's own limit must be the child's. */
function timeLimit(call: Call, { timeout }: Options): Options | undefined {
  const remaining = Math.max(1, Math.ceil(call.remaining()));
  if (!Number.isFinite(remaining)) return undefined;
  if (typeof timeout === 'number' && timeout > 0 && timeout < remaining) return undefined;
  return { timeout: remaining, killSignal: 'SIGKILL' };
}

function inputFor(call: Call, stdio: unknown[], inherited: readonly Inherited[]): Options {
  const changed = [...stdio];
  for (const { index } of inherited) changed[index] = 'pipe';
  if (!inherited.some(({ fd }) => fd === 0)) return { stdio: changed };
  if (call.input.isAtEnd) return { stdio: changed.with(0, 'ignore') };
  return { stdio: changed, input: call.input.takeAll() };
}

/** A child need not read the input that it inherits; only for input of its own would that be an error. */
function forgiveUnreadInput(result: Result, inherited: readonly Inherited[]): void {
  const unread = (result.error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';
  if (unread && inherited.some(({ fd }) => fd === 0)) delete result.error;
}

/** Gives inherited output to the call, and hides from the program that it went through a pipe. */
function adopt(
  call: Call,
  result: Result,
  { inherited, encoding }: { readonly inherited: readonly Inherited[]; readonly encoding: unknown },
): void {
  const output = result.output as (Buffer | string | null)[] | null;
  if (output === null) return;
  for (const { index, fd } of inherited) {
    const bytes = output[index];
    if (fd !== 0 && bytes instanceof Uint8Array) {
      (fd === 1 ? call.stdoutSink : call.stderrSink).write(bytes);
    }
    output[index] = null;
  }
  if (typeof encoding === 'string' && encoding !== 'buffer') {
    for (const [index, bytes] of output.entries()) {
      if (bytes !== null) output[index] = bytes.toString(encoding as BufferEncoding);
    }
  }
  Object.assign(result, { stdout: output[1] ?? null, stderr: output[2] ?? null });
}

/** `(file, args?, options?)`, where the arguments may be left out. */
function takeApart([first, second]: readonly unknown[]): { args: unknown[]; options: Options } {
  if (Array.isArray(first)) return { args: first, options: (second ?? {}) as Options };
  return { args: [], options: (first ?? second ?? {}) as Options };
}
