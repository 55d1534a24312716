import type { Call } from '../call/call.js';
import { callStore } from '../call/call-store.js';
import { dressAs, type Patches } from './patches.js';

export type Method = (this: unknown, ...args: unknown[]) => unknown;

/** What a shared method does for a call; `original` is what it does for everybody else. */
export type MethodInCall = (call: Call, args: unknown[], original: Method) => unknown;

/**
 * Makes a method act for the call that its caller belongs to. What a call assigns to the member is seen by
 * that call alone, so a program that replaces `console.log` or `process.exit` replaces its own.
 */
export function routeMethod(patches: Patches, target: object, options: RoutedMethod): void {
  const { key, inCall, ...rest } = options;
  const original = Reflect.get(target, key) as Method | undefined;
  if (typeof original !== 'function') return;
  const outside = options.outside ?? original;
  const routed: Method = function (...args) {
    const call = callStore.getStore();
    return call === undefined ? outside.apply(this, args) : inCall(call, args, original);
  };
  const member = dressAs(original, routed);
  routeMember(patches, target, { ...rest, key, inCall: () => routed, outside: member });
}

interface RoutedMethod {
  readonly key: string;
  readonly inCall: MethodInCall;
  /** @default the original method */
  readonly outside?: Method;
  readonly perCall?: boolean;
}

interface RoutedMember {
  readonly key: string;
  readonly inCall: (call: Call) => unknown;
  readonly outside: unknown;
  /**
   * Calls do not see what code outside them has assigned, such as a `process.cwd` that remembers its answer.
   * @default false
   */
  readonly perCall?: boolean;
}

/** Makes a member's value, and what is assigned to it, the call's own. */
export function routeMember(patches: Patches, target: object, options: RoutedMember): void {
  const { key, inCall, perCall = false } = options;
  const identity = { target, key };
  let { outside } = options;
  let replaced = false;
  patches.define(target, key, {
    enumerable: Object.getOwnPropertyDescriptor(target, key)?.enumerable ?? true,
    get() {
      const call = callStore.getStore();
      if (call === undefined) return outside;
      if (call.overrides.has(identity)) return call.overrides.get(identity);
      return replaced && !perCall ? outside : inCall(call);
    },
    set(value) {
      const call = callStore.getStore();
      if (call !== undefined) call.overrides.set(identity, value);
      else {
        outside = value;
        replaced = true;
      }
    },
  });
}
