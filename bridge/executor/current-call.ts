import { callStore } from './call/call-store.js';

/** What a command may know of the call it runs in. */
export interface CurrentCall {
  /** Aborted when the caller cancels or the time limit passes. */
  readonly signal: AbortSignal;
  /** What `onServe` returned; undefined where the server was given none. */
  readonly settings: unknown;
  /** Working directory, as `process.cwd()` says it inside the call. */
  readonly cwd: string;
  /** As `process.env` says it inside the call. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** As `process.argv` says it inside the call. */
  readonly argv: readonly string[];
}

/**
 * The call that the running code belongs to, as it stands now; undefined in a terminal.
 *
 * @example
 * const response = await fetch(url, { signal: currentCall()?.signal });
 */
export function currentCall(): CurrentCall | undefined {
  const call = callStore.getStore();
  if (call === undefined) return undefined;
  const { signal, settings, cwd, env, argv } = call;
  return { signal, settings, cwd, env, argv };
}
