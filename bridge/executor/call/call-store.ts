import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from './call.js';

const storeKey = Symbol.for('yargs-mcp.calls');
const registry = globalThis as { [storeKey]?: AsyncLocalStorage<Call | undefined> };

/**
 * Which call the running code belongs to. Found through the global object, because a program may load
 * another copy of this package than the server that runs it.
 */
registry[storeKey] ??= new AsyncLocalStorage();
export const callStore: AsyncLocalStorage<Call | undefined> = registry[storeKey];
