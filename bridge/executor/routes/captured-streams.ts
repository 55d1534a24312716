import { Writable } from 'node:stream';
import { callStore } from '../call/call-store.js';
import type { OutputStream } from '../call/output-stream.js';
import type { Patches } from './patches.js';
import { type Method, routeMethod } from './routed-member.js';

type Callback = (error?: Error | null) => void;
type Chunks = readonly { readonly chunk: Uint8Array | string; readonly encoding: BufferEncoding }[];

/** What a stream writes by, whoever has called `write`. */
interface Inner {
  readonly stream: Writable;
  readonly write: Writable['_write'];
  /** Not every stream writes several chunks at once. */
  readonly writev: ((chunks: Chunks, callback: Callback) => void) | undefined;
  readonly end: (callback: Callback) => unknown;
}

interface Captured {
  readonly stream: Writable;
  readonly name: 'stdout' | 'stderr';
  /** Where code outside any call writes instead; undefined where it may write to the stream itself. */
  readonly elsewhere: () => Writable | undefined;
}

const inners = new WeakMap<Writable, Inner>();
const wires = new WeakMap<Writable, Writable>();

/**
 * Routes what is written by those who hold the real stream, as a module does that has read `process.stdout`
 * before there were routes. They may hold its `write` alone, which is why the inner methods are routed too.
 */
export function routeCapturedStream(patches: Patches, captured: Captured): void {
  const { stream, name } = captured;
  const inner = innerOf(stream);
  inners.set(stream, inner);
  for (const key of ['write', 'end'] as const) {
    // Not what the call has put in its place, which may well be what calls this.
    const inCall = Reflect.get(Writable.prototype, key) as Method;
    const outside = Reflect.get(stream, key) as Method;
    routeMethod(patches, stream, {
      key,
      inCall: (call, args) => passOn(inCall.apply(call[name], args), call[name], stream),
      outside: (...args) => {
        const target = captured.elsewhere();
        if (target === undefined) return outside.apply(stream, args);
        // Nobody ends a stream that is another's; what is to be written last is written.
        const silent = key === 'end' && (args[0] == null || typeof args[0] === 'function');
        return silent ? stream : writeTo(target, args);
      },
    });
  }
  routeInner(patches, captured, inner);
}

function routeInner(patches: Patches, captured: Captured, { stream, write, writev }: Inner): void {
  const routedWrite: Writable['_write'] = (chunk, encoding, callback) => {
    if (divert([{ chunk, encoding }], captured)) callback();
    else write.call(stream, chunk, encoding, callback);
  };
  patches.define(stream, '_write', { value: routedWrite, writable: true });
  const routedWritev = (chunks: Chunks, callback: Callback) => {
    if (divert(chunks, captured)) callback();
    else writev?.call(stream, chunks, callback);
  };
  if (writev !== undefined)
    patches.define(stream, '_writev', { value: routedWritev, writable: true });
  // While the stream is busy with another's output, a chunk of a call's would wait in its buffer until
  // nobody knows any more whose it is.
  const state = Reflect.get(stream, '_writableState');
  patches.define(stream, '_writableState', {
    get: () => Reflect.get(callStore.getStore()?.[captured.name] ?? {}, '_writableState') ?? state,
  });
}

/** A stream of its own to the same place, which no route leads away. */
export function wireOf(stream: Writable): Writable {
  const known = wires.get(stream) ?? createWire(inners.get(stream) ?? innerOf(stream));
  wires.set(stream, known);
  return known;
}

function createWire({ stream, write, writev, end }: Inner): Writable {
  return new Writable({
    highWaterMark: stream.writableHighWaterMark,
    ...(writev === undefined
      ? { write: write.bind(stream) }
      : { writev: (chunks, callback) => writev.call(stream, chunks, callback) }),
    final: (callback) => void end.call(stream, callback),
  });
}

function innerOf(stream: Writable): Inner {
  const {
    _write: write,
    _writev: writev,
    end,
  } = stream as unknown as Inner & {
    readonly _write: Inner['write'];
    readonly _writev: Inner['writev'] | null;
  };
  return { stream, write, writev: writev ?? undefined, end };
}

/** Done at once, so that nothing waits in the stream until another time, with other routes. */
function divert(chunks: Chunks, { name, elsewhere }: Captured): boolean {
  const call = callStore.getStore();
  const target = call === undefined ? elsewhere() : undefined;
  if (call === undefined && target === undefined) return false;
  for (const { chunk, encoding } of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
    if (target !== undefined) writeTo(target, [bytes]);
    else call?.[name]._write(bytes, 'buffer', () => {});
  }
  return true;
}

/** Not by what somebody has put in place of its method, which may well be what writes here. */
function writeTo(target: Writable, args: unknown[]): unknown {
  return Reflect.apply(Writable.prototype.write, target, args);
}

/** Whoever calls a method of the real stream that returns the stream expects that one. */
function passOn(result: unknown, own: OutputStream, stream: Writable): unknown {
  return result === own ? stream : result;
}
