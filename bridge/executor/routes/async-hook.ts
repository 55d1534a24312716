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

/**
 * Notes which call each resource belongs to, and exchanges what cannot be routed by a function when the
 * running code changes calls. There is no `destroy` hook: with one, Node tracks every promise to its end.
 */
export function createCallHook(): AsyncHook {
  const entered: (Call | undefined)[] = [];
  return createHook({
    init(asyncId, type, ...[, resource]) {
      if (type === 'PROMISE' || unseen || kindOf(type) === undefined) return;
      const { resources } = callStore.getStore() ?? outside;
      resources.add(asyncId, type, resource);
    },
    before() {
      entered.push(currentOwner());
      exchangeExitCode(callStore.getStore());
    },
    after(asyncId) {
      const call = currentOwner();
      if ((call ?? outside).resources.afterCallback(asyncId)) call?.onActivity();
      exchangeExitCode(entered.pop());
    },
  });
}

const outside = { resources: outsideResources };
