import { Console as CallConsole } from 'node:console';
import { EventEmitter, getEventListeners } from 'node:events';
import type { Invocation } from '../../model/invocation.js';
import type { Mismatch } from '../../model/outcome.js';
import { Children } from './children.js';
import { Descriptors } from './descriptors.js';
import { InputSource } from './input-source.js';
import { InputStream } from './input-stream.js';
import type { OutputSink } from './output-sink.js';
import { OutputStream } from './output-stream.js';
import { OwnedResources } from './owned-resources.js';

export type ExitCode = number | string | null | undefined;

export interface Sinks {
  readonly stdout: OutputSink;
  readonly stderr: OutputSink;
}

/** Everything that a process would have to itself and that a call has instead. */
export class Call {
  readonly argv: string[];
  readonly env: Record<string, string>;
  readonly settings: unknown;
  cwd: string;
  /** Undefined until the call's code sets one. */
  umask: number | undefined;
  /** As last seen; while the call's code runs, the true one is `process.exitCode`. */
  exitCode: ExitCode;
  readonly stdoutSink: OutputSink;
  readonly stderrSink: OutputSink;
  readonly input: InputSource;
  readonly descriptors = new Descriptors();
  readonly children = new Children();
  /** Ends what lives in other threads. */
  readonly terminations = new Set<() => unknown>();
  /** Listeners that the call's code has added to `process`. */
  readonly events = new EventEmitter();
  /** Shared members that the call's code has assigned, by the function or key they stand in for. */
  readonly overrides = new Map<unknown, unknown>();
  readonly resources = new OwnedResources();
  /** What the call's code has asked to be told of every uncaught exception instead of its listeners. */
  captureException: ((error: unknown) => void) | null = null;
  mismatches: readonly Mismatch[] | undefined;
  /** The program's own promise has come to its end. */
  settled = false;
  /** Listeners of `exit` have been told. */
  exiting = false;
  /** Nothing the call's code does is seen any more. */
  closed = false;
  /** Ends the call with this code; set by whoever runs it. */
  end: (code: number) => void = () => {};
  /** Milliseconds until the time limit; set by whoever runs it. */
  remaining: () => number = () => Number.POSITIVE_INFINITY;
  /** Ends the call as its time limit does; set by whoever runs it. */
  expire: () => void = () => {};
  /** Told when a callback of the call's has run; an interval's is no progress. Set by whoever runs it. */
  onActivity: (activity: 'repeated' | 'progressed') => void = () => {};

  #abort: AbortController | undefined;
  #abortReason: unknown;
  #stdout: OutputStream | undefined;
  #stderr: OutputStream | undefined;
  #stdin: InputStream | undefined;
  #console: Console | undefined;

  constructor(invocation: Invocation, sinks: Sinks) {
    this.argv = [process.execPath, invocation.script, ...invocation.argv];
    this.env = { ...invocation.env };
    this.settings = invocation.settings;
    this.cwd = invocation.cwd;
    this.stdoutSink = sinks.stdout;
    this.stderrSink = sinks.stderr;
    this.input = new InputSource(invocation.stdin);
  }

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.#abortReason !== undefined) this.#abort.abort(this.#abortReason);
    return this.#abort.signal;
  }

  /** Says whether the call's code listens to its signal. */
  abort(reason: Error): boolean {
    this.#abortReason = reason;
    if (this.#abort === undefined) return false;
    const listening = getEventListeners(this.#abort.signal, 'abort').length > 0;
    this.#abort.abort(reason);
    return listening;
  }

  get stdout(): OutputStream {
    this.#stdout ??= new OutputStream(1, this.stdoutSink, this);
    return this.#stdout;
  }

  get stderr(): OutputStream {
    this.#stderr ??= new OutputStream(2, this.stderrSink, this);
    return this.#stderr;
  }

  get stdin(): InputStream {
    this.#stdin ??= new InputStream(this.input);
    return this.#stdin;
  }

  /** Its group indentation, counters and timers are the call's own. */
  get console(): Console {
    this.#console ??= new CallConsole({ stdout: this.stdout, stderr: this.stderr });
    return this.#console;
  }

  /** Bytes printed so far. */
  get printed(): number {
    return this.stdoutSink.bytes + this.stderrSink.bytes;
  }

  close(): void {
    this.closed = true;
    this.stdoutSink.close();
    this.stderrSink.close();
  }
}
