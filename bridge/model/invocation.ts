import type { JsonValue } from './json.js';

/** A value that no command line can say, put in place after the program's parser has run. */
export interface Injection {
  /** Canonical name; its aliases receive the value too. */
  readonly name: string;
  readonly value: JsonValue;
}

/** A value the program's parser must have produced before the handler may run. */
export interface Expectation {
  readonly name: string;
  readonly value: JsonValue;
}

/** One command line, encoded: the words, and what the words cannot say. */
export type Encoding =
  | {
      readonly ok: true;
      /** What a process would receive after the script's name. */
      readonly argv: readonly string[];
      readonly injections: readonly Injection[];
      readonly expectations: readonly Expectation[];
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** A value that can be neither said nor put in place, and why. */
export interface Refusal {
  readonly name: string;
  /** A sentence that says what yargs would do instead and what to send. */
  readonly reason: string;
}

/** One run of a command. Plain data but for `signal` and `onStderr`, so that a host may carry it to another thread. */
export interface Invocation {
  readonly argv: readonly string[];
  readonly injections: readonly Injection[];
  readonly expectations: readonly Expectation[];
  /** What the command finds as `process.argv[1]`. */
  readonly script: string;
  /** Bytes of standard input; absent means end of input at once. */
  readonly stdin?: Uint8Array;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly limits: Limits;
  /** What `onServe` returned; reaches the command as `currentCall().settings`. */
  readonly settings?: unknown;
  readonly signal?: AbortSignal;
  /** Called with each chunk of standard error as it is written. */
  readonly onStderr?: (chunk: Uint8Array) => void;
}

export interface Limits {
  /** Milliseconds until the call is ended. @default 60000 */
  readonly timeout: number;
  /** Milliseconds that resources may stay after the handler has settled. @default 5000 */
  readonly grace: number;
  /** Bytes kept of each of standard output and standard error; the rest is counted. @default 16777216 */
  readonly output: number;
}
