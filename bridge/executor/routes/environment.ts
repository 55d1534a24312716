import { statSync } from 'node:fs';
import path from 'node:path';
import { callStore } from '../call/call-store.js';
import { systemError } from '../call/system-error.js';
import type { Patches } from './patches.js';
import { routeMember, routeMethod } from './routed-member.js';
import { createRoutingProxy } from './routing-proxy.js';

/** Routes the words and variables that a process is given. */
export function routeEnvironment(patches: Patches): void {
  const { argv, env } = process;
  const routedArgv = createRoutingProxy([], () => callStore.getStore()?.argv ?? argv);
  const routedEnv = createEnvironmentProxy(env);
  routeMember(patches, process, { key: 'argv', inCall: () => routedArgv, outside: routedArgv });
  routeMember(patches, process, { key: 'env', inCall: () => routedEnv, outside: routedEnv });
}

/** Routes the working directory, which is one for the whole process and cannot be changed in a thread. */
export function routeDirectory(patches: Patches): void {
  routeMethod(patches, process, { key: 'cwd', inCall: (call) => call.cwd });
  routeMethod(patches, process, {
    key: 'chdir',
    inCall: (call, [directory], original) => {
      // Node's own words for an argument that is no string.
      if (typeof directory !== 'string') original(directory);
      else call.cwd = changeDirectory(call.cwd, directory);
    },
  });
}

function createEnvironmentProxy(real: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const resolve = () => callStore.getStore()?.env ?? real;
  const routed = createRoutingProxy({}, resolve);
  return new Proxy(routed, {
    // As the real one: every value becomes text.
    set: (_, key, value) => Reflect.set(resolve(), key, `${value}`),
    defineProperty: (_, key, descriptor) => {
      if (!('value' in descriptor)) return Reflect.defineProperty(real, key, descriptor);
      return Reflect.defineProperty(resolve(), key, {
        ...descriptor,
        value: `${descriptor.value}`,
      });
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
