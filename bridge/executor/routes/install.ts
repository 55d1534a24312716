import { syncBuiltinESMExports } from 'node:module';
import { createCallHook } from './async-hook.js';
import { routeConsole } from './console.js';
import { routeEnvironment } from './environment.js';
import { routeEvents } from './events.js';
import { routeExit } from './exit.js';
import { Patches } from './patches.js';
import { routeStreams } from './streams.js';

const routes = [routeStreams, routeConsole, routeEnvironment, routeEvents, routeExit];

let users = 0;
let remove: (() => void) | undefined;

/**
 * Makes this thread's shared objects act for the call that uses them. Outside calls they stay what they were.
 *
 * @returns a function that takes the routes away again, once its last user has called it
 */
export function install(): () => void {
  users += 1;
  remove ??= installRoutes();
  let used = true;
  return () => {
    if (!used) return;
    used = false;
    users -= 1;
    if (users > 0) return;
    remove?.();
    remove = undefined;
  };
}

function installRoutes(): () => void {
  const patches = new Patches();
  for (const route of routes) route(patches);
  syncBuiltinESMExports();
  const hook = createCallHook().enable();
  return () => {
    hook.disable();
    patches.undo();
    syncBuiltinESMExports();
  };
}
