import type { Invocation } from './invocation.js';
import type { JsonValue } from './json.js';

/**
 * How a run ended.
 *
 * - `exited`: the command called `process.exit`, or yargs did for it.
 * - `drained`: nothing was left to do.
 * - `timedOut`, `cancelled`, `overflowed`: a limit or the caller ended it.
 * - `crashed`: the host lost it (out of memory, a killed worker).
 */
export type Ending = 'exited' | 'drained' | 'timedOut' | 'cancelled' | 'overflowed' | 'crashed';

/** The one shape of success and failure; partial output is always kept. */
export interface Outcome {
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** As a shell would report it. */
  readonly exitCode: number;
  readonly ended: Ending;
  /** Bytes written in all, kept or not. */
  readonly bytes: { readonly stdout: number; readonly stderr: number };
  readonly truncated: { readonly stdout: boolean; readonly stderr: boolean };
  /** Resources the command left behind, by kind, such as `Timeout`. */
  readonly leftovers: readonly string[];
  /** Set when the parser produced other values than were asked for: the handler did not run. */
  readonly mismatches?: readonly Mismatch[];
  /** Names whose values were put in place after parsing. */
  readonly injected: readonly string[];
}

export interface Mismatch {
  readonly name: string;
  readonly expected: JsonValue;
  /** As text, for it may be anything. */
  readonly received: string;
}

/** Runs commands of one program. */
export interface Host {
  run(invocation: Invocation): Promise<Outcome>;
  /** Ends every running call and frees what the host holds. */
  close(): Promise<void>;
}
