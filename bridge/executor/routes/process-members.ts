import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Call } from '../call/call.js';
import type { Patches } from './patches.js';
import { type Method, routeMember, routeMethod } from './routed-member.js';

/** How a process speaks to a parent that has opened a channel; a call has no such parent. */
const channelMembers = ['send', 'disconnect', 'connected', 'channel'];

/** Routes the smaller members of `process` that print, or that hold a value for the whole process. */
export function routeProcessMembers(patches: Patches): void {
  routeMethod(patches, process, {
    key: '_rawDebug',
    inCall: (call, words) => call.stderrSink.write(Buffer.from(`${words.join(' ')}\n`)),
  });
  routeMethod(patches, process, { key: 'umask', inCall: umask });
  routeMethod(patches, process, {
    key: 'setUncaughtExceptionCaptureCallback',
    inCall: (call, [capture]) => {
      call.captureException = capture as Call['captureException'];
    },
  });
  routeMethod(patches, process, {
    key: 'hasUncaughtExceptionCaptureCallback',
    inCall: (call) => call.captureException !== null,
  });
  routeMethod(patches, process, { key: 'loadEnvFile', inCall: loadEnvFile });
  for (const key of channelMembers) {
    if (!Object.hasOwn(process, key)) continue;
    const outside = Reflect.get(process, key);
    routeMember(patches, process, { key, inCall: () => undefined, outside });
  }
}

function umask(call: Call, [mask]: unknown[], original: Method): number {
  const before = call.umask ?? (original.call(process) as number);
  if (mask !== undefined)
    call.umask = typeof mask === 'string' ? Number.parseInt(mask, 8) : Number(mask);
  return before;
}

/** As Node does: what is set already stays. */
function loadEnvFile(call: Call, [file = '.env']: unknown[]): void {
  const content = readFileSync(path.resolve(call.cwd, String(file)), 'utf8');
  for (const [name, value] of Object.entries(parseEnv(content))) {
    if (value !== undefined) call.env[name] ??= value;
  }
}
