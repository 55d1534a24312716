import tty from 'node:tty';
import { callStore } from '../call/call-store.js';
import type { Patches } from './patches.js';
import { createRoutingProxy } from './routing-proxy.js';

/** Routes the three streams; their identity never changes, so what captured them at import is right too. */
export function routeStreams(patches: Patches): void {
  for (const name of ['stdin', 'stdout', 'stderr'] as const) {
    const descriptor = Object.getOwnPropertyDescriptor(process, name);
    const outside = () => descriptor?.get?.call(process) ?? descriptor?.value;
    const proxy = createRoutingProxy({}, () => callStore.getStore()?.[name] ?? outside());
    patches.define(process, name, { enumerable: true, get: () => proxy });
  }
  patches.method(tty, 'isatty', (original) => (fd) => {
    const standard = fd === 0 || fd === 1 || fd === 2;
    return standard && callStore.getStore() !== undefined ? false : original(fd);
  });
}
