import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '../../call/call.js';
import { standardStreamsAreKept } from '../stray-output.js';
import { planStdio, type StdioPlan } from './inherited-stdio.js';

/** What a call's child is given instead of its parent's own streams. */
export function planFor(call: Call, stdio: unknown): StdioPlan {
  const { descriptors } = call;
  return planStdio(stdio, (fd) => (descriptors.isClosed(fd) ? null : descriptors.standardOf(fd)));
}

/** A child of no call must not write where a protocol is spoken. */
export function strayStdio(option: unknown): unknown {
  if (!standardStreamsAreKept()) return option;
  const { stdio, inherited } = planStdio(option, (fd) => (fd === 0 || fd === 1 ? fd : undefined));
  for (const { index, fd } of inherited) stdio[index] = fd === 0 ? 'ignore' : 2;
  return stdio;
}

/** The directory that a child starts in, for the call's own is not the operating system's. */
export function directoryOf(call: Call, cwd: unknown): string {
  if (cwd instanceof URL) return fileURLToPath(cwd);
  return typeof cwd === 'string' ? path.resolve(call.cwd, cwd) : call.cwd;
}

/** Every child leads a process group, so that it can be ended with all that it has started. */
export const leadsGroup = process.platform !== 'win32';
