import fs from 'node:fs';
import { callStore } from '../../call/call-store.js';
import type { Patches } from '../patches.js';
import type { Method } from '../routed-member.js';
import { type Relocation, relocate } from './relocate.js';

/** Places of the paths among the arguments. Functions that resolve paths by `process.cwd()` are not here. */
const places: Readonly<Record<string, readonly number[]>> = {
  ...at([0], ['access', 'appendFile', 'chmod', 'chown', 'exists', 'lchmod', 'lchown', 'lstat']),
  ...at([0], ['lutimes', 'mkdir', 'mkdtemp', 'open', 'openAsBlob', 'opendir', 'readFile']),
  ...at([0], ['readdir', 'readlink', 'rm', 'rmdir', 'stat', 'statfs', 'truncate', 'unlink']),
  ...at([0], ['utimes', 'watch', 'writeFile', 'realpath']),
  ...at([0, 1], ['copyFile', 'cp', 'link', 'rename']),
  // The first argument of `symlink` is what the link says, not a path that is looked up.
  ...at([1], ['symlink']),
};

function at(
  indexes: readonly number[],
  names: readonly string[],
): Record<string, readonly number[]> {
  return Object.fromEntries(names.map((name) => [name, indexes]));
}

/** Makes relative paths mean the call's own working directory, in every style of `fs`. */
export function routePaths(patches: Patches): void {
  for (const [name, indexes] of Object.entries(places)) {
    routeRelative(patches, { target: fs, key: `${name}Sync`, indexes });
    routeRelative(patches, { target: fs, key: name, indexes });
    routeRelative(patches, { target: fs.promises, key: name, indexes });
  }
  for (const target of [fs.realpath, fs.realpathSync]) {
    routeRelative(patches, { target, key: 'native', indexes: [0] });
  }
}

interface PathMethod {
  readonly target: object;
  readonly key: string;
  readonly indexes: readonly number[];
}

function routeRelative(patches: Patches, { target, key, indexes }: PathMethod): void {
  patches.method(target, key, (original) => (...args) => {
    const call = callStore.getStore();
    const relocation = call && relocate(call.cwd, { args, indexes });
    return relocation === undefined ? original(...args) : perform(original, key, relocation);
  });
}

/** Functions whose results name paths in the words they were given. */
const returningPaths = new Set(['mkdir', 'mkdtemp', 'opendir', 'readdir']);

/** Errors and results name paths as the program did, whichever way they reach it. */
function perform(original: Method, key: string, relocation: Relocation): unknown {
  const { args, restoreError } = relocation;
  const returns = returningPaths.has(key.replace('Sync', ''));
  const restoreResult = (result: unknown) => (returns ? relocation.restoreResult(result) : result);
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const restored = (error: unknown, result: unknown, ...rest: unknown[]) =>
      callback(restoreError(error), restoreResult(result), ...rest);
    return original(...args.slice(0, -1), restored);
  }
  try {
    const result = original(...args);
    if (!(result instanceof Promise)) return restoreResult(result);
    return result.then(restoreResult, (error) => Promise.reject(restoreError(error)));
  } catch (error) {
    throw restoreError(error);
  }
}
