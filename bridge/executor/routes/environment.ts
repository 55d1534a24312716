import { statSync } from 'node:fs';
import path from 'node:path';
import { callStore } from '../call/call-store.js';
import type { Patches } from './patches.js';
import { routeMember, routeMethod } from './routed-member.js';
import { createRoutingProxy } from './routing-proxy.js';

/** Routes what a process is given: its words, variables, working directory and mask. */
export function routeEnvironment(patches: Patches): void {
  const { argv, env } = process;
  const routedArgv = createRoutingProxy([], () => callStore.getStore()?.argv ?? argv);
  const routedEnv = createEnvironmentProxy(env);
  routeMember(patches, process, { key: 'argv', inCall: () => routedArgv, outside: routedArgv });
  routeMember(patches, process, { key: 'env', inCall: () => routedEnv, outside: routedEnv });
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
  const failure = directoryFailure(target);
  if (failure === undefined) return target;
  const message = `${failure.code}: ${failure.text}, chdir ${from} -> '${directory}'`;
  const { errno, code } = failure;
  throw Object.assign(new Error(message), {
    errno,
    code,
    syscall: 'chdir',
    path: from,
    dest: directory,
  });
}

function directoryFailure(
  target: string,
): { errno: number; code: string; text: string } | undefined {
  try {
    const directory = statSync(target).isDirectory();
    return directory ? undefined : { errno: -20, code: 'ENOTDIR', text: 'not a directory' };
  } catch {
    return { errno: -2, code: 'ENOENT', text: 'no such file or directory' };
  }
}
