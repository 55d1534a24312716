import fs from 'node:fs';
import { devNull } from 'node:os';
import type { Call } from '../../call/call.js';
import { callStore } from '../../call/call-store.js';
import type { StandardFd } from '../../call/descriptors.js';
import { systemError } from '../../call/system-error.js';
import type { Patches } from '../patches.js';
import type { Method } from '../routed-member.js';
import { standardOperations } from './standard-operations.js';
import { standardOfPath } from './standard-path.js';
import { strayPlan } from './stray-plan.js';

/** Taken before anything is routed: they act on real descriptors. */
const { openSync: openReal, closeSync: closeReal } = fs;

/** Those that take a path as well as a descriptor, or only a path. */
const byPath = new Set(['readFile', 'writeFile', 'appendFile', 'stat']);

/** Routes what `fs` does with standard streams, by descriptor or by a name such as `/dev/stdout`. */
export function routeDescriptors(patches: Patches): void {
  for (const [name, operation] of Object.entries(standardOperations)) {
    routeBoth(patches, name, (call, target, [data]) => {
      // The original says best what is wrong with it.
      if (name === 'write' && typeof data !== 'string' && !ArrayBuffer.isView(data))
        return undefined;
      if (isClosed(call, target)) return () => refuse('EBADF', name);
      const fd = standardOf(call, target, { byPath: byPath.has(name) });
      return fd === undefined ? undefined : (args) => operation(call, fd, args);
    });
  }
  routeBoth(patches, 'close', (call, fd) => {
    if (isClosed(call, fd)) return () => refuse('EBADF', 'close');
    if (standardOf(call, fd, { byPath: false }) === undefined) return undefined;
    return () => close(call, fd as number);
  });
  routeBoth(patches, 'open', (call, path) => {
    const standard = standardOfPath(path);
    if (standard !== undefined) return () => openStandard(call, standard);
    return path === '/dev/tty' ? () => refuse('ENXIO', 'open', path) : undefined;
  });
}

/** What to do instead of the original with what follows the first argument; undefined for the original. */
type Plan = (call: Call, target: unknown, args: readonly unknown[]) => Act | undefined;
type Act = (args: readonly unknown[]) => unknown;

function routeBoth(patches: Patches, name: string, plan: Plan): void {
  const planFor = (target: unknown, args: readonly unknown[]) => {
    const call = callStore.getStore();
    return call === undefined ? strayPlan(name, target) : plan(call, target, args);
  };
  patches.method(fs, `${name}Sync`, (original) => (target, ...args) => {
    const act = planFor(target, args);
    return act === undefined ? original(target, ...args) : act(args);
  });
  patches.method(fs, name, (original) => (target, ...args) => {
    const act = planFor(target, args);
    const callback = args.at(-1);
    // Without a callback the original says what is wrong; only `close` does without one.
    const lacking = typeof callback !== 'function' && name !== 'close';
    if (act === undefined || lacking) return original(target, ...args);
    return deliver(act, args.slice(0, -1), callback as Method | undefined);
  });
}

/** As the original would: the result in a later turn, followed by the buffer that was worked on. */
function deliver(act: Act, args: readonly unknown[], callback: Method = () => {}): void {
  let outcome: unknown[];
  try {
    outcome = [null, act(args), args[0]];
  } catch (error) {
    outcome = [error];
  }
  setImmediate(() => callback(...outcome));
}

function standardOf(
  call: Call,
  target: unknown,
  options: { readonly byPath: boolean },
): StandardFd | undefined {
  if (typeof target === 'number') return call.descriptors.standardOf(target);
  return options.byPath ? standardOfPath(target) : undefined;
}

function isClosed(call: Call, target: unknown): boolean {
  return typeof target === 'number' && call.descriptors.isClosed(target);
}

function close(call: Call, fd: number): void {
  call.descriptors.close(fd);
  if (fd > 2) closeReal(fd);
}

/** The real descriptor leads nowhere: it only reserves a number that no file has. */
function openStandard(call: Call, standard: StandardFd): number {
  const fd = openReal(devNull, 'r+');
  call.descriptors.open(fd, standard);
  return fd;
}

function refuse(code: 'EBADF' | 'ENXIO', syscall: string, path?: string): never {
  throw systemError(code, syscall, path === undefined ? {} : { path });
}
