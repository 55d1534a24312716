import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Call } from '../../call/call.js';
import { callStore } from '../../call/call-store.js';
import type { StandardFd } from '../../call/descriptors.js';
import type { Patches } from '../patches.js';
import type { Method } from '../routed-member.js';
import { standardOperations } from './standard-operations.js';
import { standardOfPath } from './standard-path.js';

/** Routes what `fs/promises` does with a name such as `/dev/stdin`. */
export function routePromises(patches: Patches): void {
  for (const name of ['readFile', 'writeFile', 'appendFile', 'stat']) {
    routeStandard(patches, name, async (call, fd, { args }) => {
      return standardOperations[name]?.(call, fd, args);
    });
  }
  routeStandard(patches, 'open', async (call, fd, { original }) => {
    const handle = (await original(devNull, 'r+')) as FileHandle;
    call.descriptors.open(handle.fd, fd);
    const close = handle.close.bind(handle);
    return Object.assign(handle, handleMethods(call, fd), {
      close: () => {
        call.descriptors.close(handle.fd);
        return close();
      },
    });
  });
}

interface Rest {
  readonly args: readonly unknown[];
  readonly original: Method;
}

function routeStandard(
  patches: Patches,
  name: string,
  act: (call: Call, fd: StandardFd, rest: Rest) => Promise<unknown>,
): void {
  patches.method(fs.promises, name, (original) => (target, ...args) => {
    const call = callStore.getStore();
    const fd = call && standardOfPath(target);
    return fd === undefined ? original(target, ...args) : act(call as Call, fd, { args, original });
  });
}

/** A file handle whose own methods would act on the real descriptor. */
function handleMethods(call: Call, fd: StandardFd): Record<string, Method> {
  const perform = async (name: string, args: readonly unknown[]) =>
    standardOperations[name]?.(call, fd, args);
  const whole =
    (name: string): Method =>
    (...args) =>
      perform(name, args);
  return {
    readFile: whole('readFile'),
    writeFile: whole('writeFile'),
    appendFile: whole('writeFile'),
    stat: whole('fstat'),
    read: async (buffer = Buffer.alloc(16384), ...rest) => {
      const bytesRead = await perform('read', [buffer, ...rest]);
      return { bytesRead, buffer };
    },
    write: async (buffer, ...rest) => {
      const bytesWritten = await perform('write', [buffer, ...rest]);
      return { bytesWritten, buffer };
    },
    readv: async (buffers) => ({ bytesRead: await perform('readv', [buffers]), buffers }),
    writev: async (buffers) => ({ bytesWritten: await perform('writev', [buffers]), buffers }),
  };
}
