import { Console } from 'node:console';
import { format } from 'node:util';
import type { Patches } from './patches.js';
import { type Method, routeMethod } from './routed-member.js';
import { standardStreamsAreKept } from './stray-output.js';
import { nodeStream } from './streams.js';

const printing = [
  ...['log', 'info', 'debug', 'warn', 'error', 'dir', 'dirxml', 'table', 'assert', 'clear'],
  ...['group', 'groupCollapsed', 'groupEnd', 'count', 'countReset', 'time', 'timeEnd', 'timeLog'],
];

/** Routes the methods of the one console object that every importer shares. */
export function routeConsole(patches: Patches): void {
  const target = globalThis.console;
  for (const key of [...printing, 'trace']) {
    const original = Reflect.get(target, key) as Method;
    routeMethod(patches, target, {
      key,
      inCall: (call, args) => print(call.console, key, args),
      outside: (...args) => {
        if (!standardStreamsAreKept()) return original.apply(target, args);
        return print(strayConsole(), key, args);
      },
    });
  }
}

function print(target: Console, key: string, args: unknown[]): unknown {
  if (key === 'trace') return trace(target, args);
  return Reflect.apply(Reflect.get(target, key), target, args);
}

/** As Node's own, but without the frames that routing adds. */
function trace(target: Console, args: unknown[]): void {
  const error = { name: 'Trace', message: format(...args), stack: '' };
  Error.captureStackTrace(error, Reflect.get(globalThis.console, 'trace') as Method);
  target.error(error.stack);
}

let stray: Console | undefined;

/** Where what belongs to no call is printed while standard output carries a protocol. */
function strayConsole(): Console {
  stray ??= new Console(nodeStream('stderr'));
  return stray;
}
