import { AsyncResource } from 'node:async_hooks';
import { closeSync } from 'node:fs';
import { constants } from 'node:os';
import type { Invocation } from '../../model/invocation.js';
import type { Ending, Outcome } from '../../model/outcome.js';
import { Call, type Sinks } from '../call/call.js';
import { liveCalls, noteEnded } from '../call/live-calls.js';
import { OutputSink } from '../call/output-sink.js';
import { unobserved } from '../routes/async-hook.js';
import { enter } from '../routes/enter.js';
import { failCall } from '../routes/events.js';
import { toStatus } from '../routes/exit.js';
import { exitCodeOf, setExitCode } from '../routes/exit-code.js';
import { DrainWatch } from './drain.js';

/** Milliseconds that a program which listens to a signal has to end by itself. */
const signalGrace = 500;

/** Node's code for a program that ends while it waits for a promise. */
const unsettledCode = 13;

const stuckWarning =
  'Warning: the command ended while it waited for something that can never come, such as input\n';

/**
 * Runs a program as one call of this thread, whose routes must be installed.
 *
 * @param program runs inside the call; a rejection ends the call as an uncaught exception ends a process
 */
export function runCall(invocation: Invocation, program: (call: Call) => unknown): RunningCall {
  let cancel = () => {};
  const outcome = new Promise<Outcome>((resolve) => {
    const lifetime = new Lifetime(invocation, resolve);
    cancel = lifetime.cancel;
    lifetime.start(program);
  });
  return { outcome, cancel };
}

export interface RunningCall {
  readonly outcome: Promise<Outcome>;
  cancel(): void;
}

class Lifetime {
  readonly #call: Call;
  readonly #invocation: Invocation;
  readonly #resolve: (outcome: Outcome) => void;
  readonly #drain: DrainWatch;
  readonly #timers: NodeJS.Timeout[] = [];
  #ending: Ending = 'exited';
  #leftovers: readonly string[] = [];
  #finished = false;

  constructor(invocation: Invocation, resolve: (outcome: Outcome) => void) {
    const { timeout, grace } = invocation.limits;
    this.#invocation = invocation;
    this.#resolve = resolve;
    const call = new Call(invocation, sinksFor(invocation));
    const deadline = performance.now() + timeout;
    this.#call = call;
    this.#drain = new DrainWatch(call, {
      grace,
      deadline,
      onDry: (leftovers) => this.#runDry(leftovers),
      onStuck: () => this.#getStuck(),
    });
    call.end = (code) => this.#finish(code);
    call.onActivity = (activity) => this.#drain.noteActivity(activity);
    call.remaining = () => deadline - performance.now();
    call.expire = () => this.#interrupt('SIGTERM', 'timedOut');
  }

  start(program: (call: Call) => unknown): void {
    const { signal, limits } = this.#invocation;
    liveCalls.add(this.#call);
    if (signal?.aborted) {
      this.#call.settled = true;
      this.cancel();
      return;
    }
    signal?.addEventListener('abort', this.cancel, { once: true });
    this.#after(limits.timeout, this.#call.expire);
    void enter(this.#call, async () => program(this.#call)).then(
      () => this.#settle(),
      (error: unknown) => {
        enter(this.#call, () => failCall(this.#call, error));
        this.#settle();
      },
    );
  }

  #settle(): void {
    this.#call.settled = true;
    this.#drain.settle();
  }

  /** What Node does when its event loop is empty: `beforeExit`, which may start new work, then `exit`. */
  #runDry(leftovers: readonly string[]): void {
    if (leftovers.length === 0 && !this.#isStillDry()) return;
    this.#leftovers = leftovers;
    this.#leave();
  }

  #getStuck(): void {
    const call = this.#call;
    if (!this.#isStillDry()) return;
    call.stderrSink.write(Buffer.from(stuckWarning));
    // Listeners of `exit` are given the code as it was, and find the new one.
    const told = toStatus(exitCodeOf(call));
    enter(call, () => setExitCode(call, exitCodeOf(call) || unsettledCode));
    this.#leave({ told, least: unsettledCode });
  }

  #isStillDry(): boolean {
    const call = this.#call;
    this.#emit('beforeExit', toStatus(exitCodeOf(call)));
    return !call.closed && !call.resources.hasAlive();
  }

  /** @param least the code where listeners of `exit` have left it at zero */
  #leave({ told = toStatus(exitCodeOf(this.#call)), least = 0 } = {}): void {
    this.#drain.stop();
    if (this.#ending === 'exited') this.#ending = 'drained';
    this.#call.exiting = true;
    this.#emit('exit', told);
    // Promises that an exit listener has settled are still heard, as in a process.
    unobserved(() => setImmediate(() => this.#finish(toStatus(exitCodeOf(this.#call)) || least)));
  }

  /** Through `process`, so that a program which has replaced its `emit` hears too. */
  #emit(...event: readonly unknown[]): boolean {
    return enter(this.#call, () => {
      try {
        return Reflect.apply(process.emit, process, event);
      } catch (error) {
        failCall(this.#call, error);
        return true;
      }
    });
  }

  readonly cancel = () => this.#interrupt('SIGINT', 'cancelled');

  #interrupt(signal: 'SIGINT' | 'SIGTERM', ending: Ending): void {
    if (this.#finished || this.#ending === 'cancelled' || this.#ending === 'timedOut') return;
    this.#ending = ending;
    const name = ending === 'cancelled' ? 'AbortError' : 'TimeoutError';
    const reason = new DOMException(`The call has been ended: ${ending}`, name);
    this.#call.children.signal(signal);
    const listening = enter(this.#call, () => this.#call.abort(reason));
    const number = constants.signals[signal];
    const finish = () => this.#finish(128 + number);
    if (this.#emit(signal, signal, number) || listening) this.#after(signalGrace, finish);
    else finish();
  }

  #after(milliseconds: number, run: () => void): void {
    this.#timers.push(unobserved(() => setTimeout(run, milliseconds)));
  }

  #finish(exitCode: number): void {
    if (this.#finished) return;
    this.#finished = true;
    const call = this.#call;
    call.close();
    this.#drain.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#invocation.signal?.removeEventListener('abort', this.cancel);
    liveCalls.delete(call);
    enter(call, () => call.resources.release());
    noteEnded(call);
    for (const fd of call.descriptors.opened()) closeSync(fd);
    this.#endChildren();
    this.#resolve(this.#outcome(exitCode));
  }

  #endChildren(): void {
    const { children, terminations } = this.#call;
    for (const terminate of terminations) terminate();
    const interrupted = this.#ending === 'cancelled' || this.#ending === 'timedOut';
    if (!interrupted) children.end();
    else children.endInterrupted((run, wait) => unobserved(() => setTimeout(run, wait)));
  }

  #outcome(exitCode: number): Outcome {
    const { stdoutSink: stdout, stderrSink: stderr, mismatches } = this.#call;
    return {
      stdout: stdout.contents(),
      stderr: stderr.contents(),
      exitCode,
      ended: this.#ending,
      bytes: { stdout: stdout.bytes, stderr: stderr.bytes },
      truncated: { stdout: stdout.truncated, stderr: stderr.truncated },
      leftovers: this.#leftovers,
      ...(mismatches !== undefined && { mismatches }),
      injected: this.#invocation.injections.map(({ name }) => name),
    };
  }
}

/** The listener is the caller's code, which must not count as the call's. */
function sinksFor({ limits, onStderr }: Invocation): Sinks {
  const listener = onStderr && AsyncResource.bind(onStderr);
  return {
    stdout: new OutputSink(limits.output),
    stderr: new OutputSink(limits.output, listener),
  };
}
