import type { Invocation } from '../../model/invocation.js';
import { Call } from '../call/call.js';
import { OutputSink } from '../call/output-sink.js';
import { outsideResources } from '../routes/async-hook.js';
import { enter } from '../routes/enter.js';
import { realStream } from '../routes/streams.js';

/** Where calls run, as far as a program can ask before it has parsed anything. */
export type CallWorld = Pick<Invocation, 'cwd' | 'env' | 'script' | 'settings'>;

/**
 * Runs what reads a program in the world of its calls, so that what the program computes from the directory and
 * the environment is read as its calls will have it. The routes must be installed.
 *
 * It is no call in itself: it has no limits and no end. What the program opens belongs to no call, as do
 * connections that it keeps for all of them, and what it prints goes to standard error.
 */
export function readAsCall<T>(world: CallWorld, read: () => T): T {
  const invocation = { ...world, argv: [], injections: [], expectations: [], limits };
  return enter(new Reading(invocation, { stdout: toStderr(), stderr: toStderr() }), read);
}

class Reading extends Call {
  override readonly resources = outsideResources;
}

/** Nobody enforces them. */
const limits = { timeout: 0, grace: 0, output: 0 };

const toStderr = () => new OutputSink(0, (chunk) => realStream('stderr').write(chunk));
