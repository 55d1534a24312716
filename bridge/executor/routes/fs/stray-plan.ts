import fs from 'node:fs';
import { devNull } from 'node:os';
import { standardStreamsAreKept } from '../stray-output.js';
import { standardOfPath } from './standard-path.js';

/** Taken before anything is routed. */
const { writeSync, openSync } = fs;

type Act = (args: readonly unknown[]) => unknown;

/**
 * What code outside any call does instead when it names standard input or output while they carry a protocol:
 * its output goes to standard error, and its input is at its end.
 */
export function strayPlan(name: string, target: unknown): Act | undefined {
  if (!standardStreamsAreKept()) return undefined;
  const standard = typeof target === 'number' ? target : standardOfPath(target);
  if (standard === 1) return outputs[name];
  return standard === 0 ? inputs[name] : undefined;
}

const outputs: Readonly<Record<string, Act>> = {
  write: ([data, ...rest]) => writeSync(2, data as Uint8Array, ...(rest as [number])),
  writev: ([views]) => writeSync(2, Buffer.concat(views as Uint8Array[])),
  writeFile: ([data]) => writeSync(2, data as string),
  appendFile: ([data]) => writeSync(2, data as string),
  open: () => openSync('/dev/stderr', 'a'),
  close: () => undefined,
};

const inputs: Readonly<Record<string, Act>> = {
  read: () => 0,
  readv: () => 0,
  readFile: ([options]) => (options === undefined || options === null ? Buffer.alloc(0) : ''),
  open: () => openSync(devNull, 'r'),
  close: () => undefined,
};
