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
  // The store's own hook has to run before this one, or it would undo what this one adopts.
  callStore.run({} as Call, () => {});
  return createHook({
    init(asyncId, type, ...[triggerId, resource]) {
      if (type === 'PROMISE' || unseen) return;
      if (type === 'Microtask') microtasks.add(asyncId);
      if (kindOf(type) === undefined) return;
      const call = callStore.getStore() ?? adoptAccepted(triggerId, resource as object);
      if (call !== undefined && serverTypes.has(type)) addServer(asyncId, call);
      (call?.resources ?? outsideResources).add(asyncId, type, resource);
      if (call?.closed) releaseLater(call);
    },
    before() {
      lastMicrotask = undefined;
      entered.push(currentOwner());
      exchangeExitCode(callStore.getStore());
    },
    after(asyncId) {
      const call = currentOwner();
      if (microtasks.size > 0 && microtasks.delete(asyncId)) lastMicrotask = call;
      const activity = (call?.resources ?? outsideResources).afterCallback(asyncId);
      if (activity !== 'unowned') call?.onActivity(activity);
      exchangeExitCode(entered.pop());
    },
  });
}

const serverTypes = new Set(['TCPSERVERWRAP', 'PIPESERVERWRAP']);
const servers = new Map<number, WeakRef<Call>>();

function addServer(asyncId: number, call: Call): void {
  for (const [id, owner] of servers) if (owner.deref()?.closed !== false) servers.delete(id);
  servers.set(asyncId, new WeakRef(call));
}

/**
 * A connection that a server accepts begins in no context, and up to Node 22 stays without one. It belongs to
 * the call whose server it is.
 */
function adoptAccepted(serverId: number, connection: object): Call | undefined {
  const call = servers.get(serverId)?.deref();
  const { kResourceStore } = callStore as unknown as { readonly kResourceStore?: symbol };
  if (call === undefined || kResourceStore === undefined) return undefined;
  Reflect.set(connection, kResourceStore, call);
  return call;
}

const releasing = new WeakSet<Call>();

/** Code that goes on after its call has ended starts nothing that repeats or stays. */
function releaseLater(call: Call): void {
  if (releasing.has(call)) return;
  releasing.add(call);
  unobserved(() =>
    setImmediate(() => {
      releasing.delete(call);
      call.resources.release();
    }),
  );
}
