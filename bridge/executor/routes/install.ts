import { syncBuiltinESMExports } from 'node:module';
import { allAreAtRest } from '../call/live-calls.js';
import { createCallHook } from './async-hook.js';
import { routeSpawn } from './children/spawn-route.js';
import { routeSpawnSync } from './children/spawn-sync-route.js';
import { routeConsole } from './console.js';
import { routeDirectory, routeEnvironment } from './environment.js';
import { routeEvents } from './events.js';
import { routeExit } from './exit.js';
import { routeDescriptors } from './fs/descriptor-routes.js';
import { routeMasks } from './fs/mask-routes.js';
import { routePaths } from './fs/path-routes.js';
import { routePromises } from './fs/promise-routes.js';
import { Patches } from './patches.js';
import { routeProcessMembers } from './process-members.js';
import { routeStreams } from './streams.js';
import { routeWorkers } from './worker-route.js';

const routes = [
  ...[routeStreams, routeConsole, routeEvents, routeExit, routeProcessMembers],
  ...[routeEnvironment, routeDirectory],
  ...[routeDescriptors, routePromises, routePaths, routeMasks],
  ...[routeSpawn, routeSpawnSync, routeWorkers],
];

let users = 0;
let remove: (() => void) | undefined;

/**
 * Makes this thread's shared objects act for the call that uses them. Outside calls they stay what they were.
 *
 * @returns a function that takes the routes away again, once its last user has called it and no code of an
 * ended call can run any more, which would find the real `process.exit`
 */
export function install(): () => void {
  users += 1;
  remove ??= installRoutes();
  let used = true;
  return () => {
    if (!used) return;
    used = false;
    users -= 1;
    if (users > 0 || !allAreAtRest()) return;
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
