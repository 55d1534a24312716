import { Readable, type Writable } from 'node:stream';
import tty from 'node:tty';
import { callStore } from '../call/call-store.js';
import { routeCapturedStream, wireOf } from './captured-streams.js';
import type { Patches } from './patches.js';
import { createRoutingProxy } from './routing-proxy.js';
import { standardStreamsAreKept } from './stray-output.js';

const names = ['stdin', 'stdout', 'stderr'] as const;
type Name = (typeof names)[number];

/** Node makes each stream when it is first asked for, so the askers are kept, not the streams. */
const real = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(process, name)]));

/** To or from where the process itself writes or reads, whatever has been routed. */
export function realStream(name: 'stdin'): Readable;
export function realStream(name: 'stdout' | 'stderr'): Writable;
export function realStream(name: Name): Readable | Writable {
  return name === 'stdin' ? nodeStream(name) : wireOf(nodeStream(name));
}

/** The object that Node has made, which leads code of a call into the call. */
export function nodeStream<N extends Name>(name: N): NodeJS.Process[N] {
  const descriptor = real.get(name);
  return descriptor?.get?.call(process) ?? descriptor?.value;
}

/** Routes the three streams; their identity never changes, so what captures them at import is right too. */
export function routeStreams(patches: Patches): void {
  for (const name of names) {
    const resolve = () => callStore.getStore()?.[name] ?? outside(name);
    const proxy = createRoutingProxy({}, resolve as () => object);
    patches.define(process, name, { enumerable: true, get: () => proxy });
  }
  for (const name of ['stdout', 'stderr'] as const) {
    const elsewhere = () =>
      name === 'stdout' && standardStreamsAreKept() ? nodeStream('stderr') : undefined;
    routeCapturedStream(patches, { stream: nodeStream(name), name, elsewhere });
  }
  patches.method(tty, 'isatty', (original) => (fd) => {
    const standard = fd === 0 || fd === 1 || fd === 2;
    const routed = callStore.getStore() !== undefined || standardStreamsAreKept();
    return standard && routed ? false : original(fd);
  });
}

function outside(name: Name): object {
  if (name === 'stderr' || !standardStreamsAreKept()) return nodeStream(name);
  return name === 'stdout' ? nodeStream('stderr') : nothing();
}

let empty: Readable | undefined;

function nothing(): Readable {
  empty ??= Readable.from([]);
  return empty;
}
