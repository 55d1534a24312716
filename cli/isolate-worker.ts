import { parentPort, workerData } from 'node:worker_threads';
import type { IsolatedTask } from '../src/context.js';
import type { IsolatedWork } from './isolate.js';

const { module, input } = workerData as IsolatedWork;
const task = (await import(module)) as IsolatedTask;
parentPort?.postMessage(await task.run(input));
