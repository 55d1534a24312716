import { statSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../call/call.js';
import { callStore } from '../call/call-store.js';
import { systemError } from '../call/system-error.js';
import type { Patches } from './patches.js';
import { routeMember, routeMethod } from './routed-member.js';
import { createRoutingProxy } from './routing-proxy.js';

/**
 * Routes the words and variables that a process is given. A call finds its own; who has captured them outside
 * any call, at import say, holds what leads to those of whichever call uses it.
 */
export function routeEnvironment(patches: Patches): void {
  const { argv, env } = process;
  const variables = new WeakMap<object, object>();
  const envOf = (call: Call) => {
    const known = variables.get(call) ?? environmentOf(call.env, process.platform);
    variables.set(call, known);
    return known;
  };
  const current = (): object => {
    const call = callStore.getStore();
    return call === undefined ? env : envOf(call);
  };
  const outside = {
    argv: createRoutingProxy([], () => callStore.getStore()?.argv ?? argv),
    env: createRoutingProxy({}, current),
  };
  const perCall = true;
  const words = { key: 'argv', inCall: (call: Call) => call.argv, outside: outside.argv, perCall };
  routeMember(patches, process, words);
  routeMember(patches, process, { key: 'env', inCall: envOf, outside: outside.env, perCall });
}

/** As the real environment: every value becomes text, and on Windows a name is one whatever its case. */
export function environmentOf(env: object, platform: NodeJS.Platform): object {
  const named = (key: PropertyKey) => (platform === 'win32' ? knownAs(env, key) : key);
  return new Proxy(env, {
    get: (target, key) => Reflect.get(target, named(key)),
    has: (target, key) => Reflect.has(target, named(key)),
    set: (target, key, value) => Reflect.set(target, named(key), `${value}`),
    deleteProperty: (target, key) => Reflect.deleteProperty(target, named(key)),
    getOwnPropertyDescriptor: (target, key) => Reflect.getOwnPropertyDescriptor(target, named(key)),
    defineProperty: (target, key, descriptor) => {
      const text = 'value' in descriptor ? { value: `${descriptor.value}` } : {};
      return Reflect.defineProperty(target, named(key), { ...descriptor, ...text });
    },
  });
}

/** The spelling under which a name is there already; a new one is spelled as it is given. */
function knownAs(env: object, key: PropertyKey): PropertyKey {
  if (typeof key !== 'string' || Object.hasOwn(env, key)) return key;
  const folded = key.toUpperCase();
  return Object.keys(env).find((known) => known.toUpperCase() === folded) ?? key;
}

/** Routes the working directory, which is one for the whole process and cannot be changed in a thread. */
export function routeDirectory(patches: Patches): void {
  routeMethod(patches, process, { key: 'cwd', inCall: (call) => call.cwd, perCall: true });
  routeMethod(patches, process, {
    key: 'chdir',
    perCall: true,
    inCall: (call, [directory], original) => {
      // Node's own words for an argument that is no string.
      if (typeof directory !== 'string') original(directory);
      else call.cwd = changeDirectory(call.cwd, directory);
    },
  });
}

function changeDirectory(from: string, directory: string): string {
  const target = path.resolve(from, directory);
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return target;
  const code = stats === undefined ? 'ENOENT' : 'ENOTDIR';
  throw systemError(code, 'chdir', { path: from, dest: directory });
}
