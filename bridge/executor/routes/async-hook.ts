import { type AsyncHook, createHook } from 'node:async_hooks';
import type { Call } from '../call/call.js';
import { callStore } from '../call/call-store.js';
import { OwnedResources } from '../call/owned-resources.js';
import { kindOf } from '../call/resource-kinds.js';
import { currentOwner, exchangeExitCode } from './exit-code.js';

/** What belongs to no call: the program's own connections from its start, and the server's. */
export const outsideResources = new OwnedResources();

let unseen = false;

/** Creates a resource of the machinery's own, which is no sign that anything is going on. */
export function unobserved<T>(create: () => T): T {
  unseen = true;
  try {
    return create();
  } finally {
    unseen = false;
  }
}

/** Whose code of `queueMicrotask` has just been left, by an exception perhaps. */
let lastMicrotask: Call | undefined;

/**
 * The call that an exception without a context belongs to: up to Node 22 that is what throws in a function
 * given to `queueMicrotask`, of which Node tells only after it has left the function's context.
 */
export function callOfLostException(): Call | undefined {
  return lastMicrotask;
}

/**
 * Notes which call each resource belongs to, and exchanges what cannot be routed by a function when the
 * running code changes calls. There is no `destroy` hook: with one, Node tracks every promise to its end.
 */
export function createCallHook(): AsyncHook {
  const entered: (Call | undefined)[] = [];
  const microtasks = new Set<number>();
  return createHook({
    init(asyncId, type, ...[, resource]) {
      if (type === 'PROMISE' || unseen) return;
      if (type === 'Microtask') microtasks.add(asyncId);
      if (kindOf(type) === undefined) return;
      const call = callStore.getStore();
      (call?.resources ?? outsideResources).add(asyncId, type, resource);
      if (call?.closed) clearLater(call);
    },
    before() {
      lastMicrotask = undefined;
      entered.push(currentOwner());
      exchangeExitCode(callStore.getStore());
    },
    after(asyncId) {
      const call = currentOwner();
      if (microtasks.size > 0 && microtasks.delete(asyncId)) lastMicrotask = call;
      if ((call?.resources ?? outsideResources).afterCallback(asyncId)) call?.onActivity();
      exchangeExitCode(entered.pop());
    },
  });
}

/** Code that goes on after its call has ended starts nothing that repeats or stays. */
function clearLater(call: Call): void {
  unobserved(() => setImmediate(() => call.resources.clearTimers()));
}
