import { type BigIntStats, constants, type Stats, statSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Call } from '../../call/call.js';
import type { StandardFd } from '../../call/descriptors.js';
import { systemError } from '../../call/system-error.js';

/** What a call does with one of its standard streams by `fs`; `args` follow the descriptor or path. */
export type StandardOperation = (call: Call, fd: StandardFd, args: readonly unknown[]) => unknown;

/**
 * By name, without the suffix of the synchronous variant. Each returns what that variant returns.
 */
export const standardOperations: Readonly<Record<string, StandardOperation>> = {
  write: (call, fd, [data, ...rest]) => write(call, fd, toBytes(data, rest)),
  writev: (call, fd, [views]) =>
    write(call, fd, Buffer.concat((views as Uint8Array[]).map(bytesOf))),
  writeFile: (call, fd, args) => void write(call, fd, wholeOf(args)),
  appendFile: (call, fd, args) => void write(call, fd, wholeOf(args)),
  read: (call, fd, [buffer, ...rest]) => read(call, fd, windowOf(buffer as Uint8Array, rest)),
  readv: (call, fd, [views]) => readInto(call, fd, views as Uint8Array[]),
  readFile: (call, fd, [options]) => {
    const encoding = encodingOf(options);
    const bytes = Buffer.from(inputOf(call, fd).takeAll());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  },
  fstat: (call, fd, [options]) => statOf(call, fd, options as { bigint?: boolean }),
  stat: (call, fd, [options]) => statOf(call, fd, options as { bigint?: boolean }),
  fsync: () => refuse('fsync'),
  fdatasync: () => refuse('fdatasync'),
  ftruncate: () => refuse('ftruncate'),
  fchmod: () => undefined,
  fchown: () => undefined,
  futimes: () => undefined,
};

function write(call: Call, fd: StandardFd, bytes: Uint8Array): number {
  if (fd === 0) throw systemError('EBADF', 'write');
  (fd === 1 ? call.stdoutSink : call.stderrSink).write(bytes);
  return bytes.length;
}

function inputOf(call: Call, fd: StandardFd): Call['input'] {
  if (fd !== 0) throw systemError('EBADF', 'read');
  return call.input;
}

function read(call: Call, fd: StandardFd, window: Uint8Array): number {
  const bytes = inputOf(call, fd).take(window.length);
  window.set(bytes);
  return bytes.length;
}

function readInto(call: Call, fd: StandardFd, views: readonly Uint8Array[]): number {
  return views.reduce((sum, view) => sum + read(call, fd, bytesOf(view)), 0);
}

/** `write(fd, string, position?, encoding?)` or `write(fd, view, offset? | options?, length?, position?)`. */
function toBytes(data: unknown, rest: readonly unknown[]): Uint8Array {
  if (!ArrayBuffer.isView(data)) return Buffer.from(data as string, rest[1] as BufferEncoding);
  return windowOf(data, rest);
}

function windowOf(view: View, [first, second]: readonly unknown[]): Uint8Array {
  const bytes = bytesOf(view);
  const named = typeof first === 'object' && first !== null ? (first as Window) : undefined;
  const offset = Number(named ? (named.offset ?? 0) : (first ?? 0));
  const length = Number((named ? named.length : second) ?? bytes.length - offset);
  return bytes.subarray(offset, offset + length);
}

interface Window {
  readonly offset?: number;
  readonly length?: number;
}

function bytesOf(view: View): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function wholeOf([data, options]: readonly unknown[]): Uint8Array {
  return ArrayBuffer.isView(data) ? bytesOf(data) : Buffer.from(String(data), encodingOf(options));
}

function encodingOf(options: unknown): BufferEncoding | undefined {
  const encoding =
    typeof options === 'string' ? options : (options as Encoded | undefined)?.encoding;
  return encoding === null || encoding === 'buffer' ? undefined : (encoding as BufferEncoding);
}

interface Encoded {
  readonly encoding?: string | null;
}

/** A pipe; but no input given is a device at its end, as when a shell says `</dev/null`. */
function statOf(call: Call, fd: StandardFd, options?: { bigint?: boolean }): Stats | BigIntStats {
  const stats = statSync(devNull, options) as Stats;
  if (fd === 0 && !call.input.given) return stats;
  const mode = constants.S_IFIFO | 0o600;
  return Object.assign(stats, { mode: options?.bigint === true ? BigInt(mode) : mode });
}

function refuse(syscall: string): never {
  throw systemError('EINVAL', syscall);
}

/** What every typed array and `DataView` has. */
interface View {
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly byteLength: number;
}
