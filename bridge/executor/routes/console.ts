import { format } from 'node:util';
import type { Patches } from './patches.js';
import { type Method, routeMethod } from './routed-member.js';

const printing = [
  ...['log', 'info', 'debug', 'warn', 'error', 'dir', 'dirxml', 'table', 'assert', 'clear'],
  ...['group', 'groupCollapsed', 'groupEnd', 'count', 'countReset', 'time', 'timeEnd', 'timeLog'],
];

/** Routes the methods of the one console object that every importer shares. */
export function routeConsole(patches: Patches): void {
  const target = globalThis.console;
  for (const key of printing) {
    routeMethod(patches, target, {
      key,
      inCall: (call, args) => Reflect.apply(Reflect.get(call.console, key), call.console, args),
    });
  }
  routeMethod(patches, target, { key: 'trace', inCall: (call, args) => trace(call.console, args) });
}

/** As Node's own, but without the frames that routing adds. */
function trace(target: Console, args: unknown[]): void {
  const error = { name: 'Trace', message: format(...args), stack: '' };
  Error.captureStackTrace(error, Reflect.get(globalThis.console, 'trace') as Method);
  target.error(error.stack);
}
