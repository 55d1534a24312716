import { syncBuiltinESMExports } from 'node:module';
import { Call } from './call/call.js';
import { callStore } from './call/call-store.js';
import { OutputSink } from './call/output-sink.js';
import { routeSpawn } from './routes/children/spawn-route.js';
import { routeSpawnSync } from './routes/children/spawn-sync-route.js';
import { routeDirectory } from './routes/environment.js';
import { routeDescriptors } from './routes/fs/descriptor-routes.js';
import { routePaths } from './routes/fs/path-routes.js';
import { routePromises } from './routes/fs/promise-routes.js';
import { Patches } from './routes/patches.js';
import { routeWorkers, workerDirectoryVariable } from './routes/worker-route.js';

/**
 * Loaded first in a thread that a call has started. All of the thread belongs to that call: what it writes to
 * descriptors goes where its `process.stdout` goes, which Node carries to the thread that started it.
 */
const directory = process.env[workerDirectoryVariable] ?? process.cwd();
delete process.env[workerDirectoryVariable];

const resident = new Call(
  {
    ...{ argv: [], injections: [], expectations: [], script: '', env: {}, cwd: directory },
    limits: { timeout: Number.POSITIVE_INFINITY, grace: Number.POSITIVE_INFINITY, output: 0 },
  },
  {
    stdout: new OutputSink(0, (chunk) => process.stdout.write(chunk)),
    stderr: new OutputSink(0, (chunk) => process.stderr.write(chunk)),
  },
);
callStore.getStore = () => resident;

const patches = new Patches();
const routes = [
  ...[routeDirectory, routeDescriptors, routePromises, routePaths],
  ...[routeSpawn, routeSpawnSync, routeWorkers],
];
for (const route of routes) route(patches);
syncBuiltinESMExports();
process.once('exit', () => resident.children.end());
