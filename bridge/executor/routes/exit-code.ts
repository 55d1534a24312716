import type { Call, ExitCode } from '../call/call.js';

/**
 * `process.exitCode` cannot be replaced, so its value is exchanged whenever the running code begins to
 * belong to another call. `owner` is the call whose value stands there now.
 */
let owner: Call | undefined;
let outside: ExitCode;

export function currentOwner(): Call | undefined {
  return owner;
}

export function exchangeExitCode(next: Call | undefined): void {
  if (next === owner) return;
  if (owner === undefined) outside = process.exitCode;
  else owner.exitCode = process.exitCode;
  const value = next === undefined ? outside : next.exitCode;
  if (process.exitCode !== value) assign(value);
  owner = next;
}

export function exitCodeOf(call: Call): ExitCode {
  return owner === call ? process.exitCode : call.exitCode;
}

export function setExitCode(call: Call, code: ExitCode): void {
  if (owner === call) assign(code);
  else call.exitCode = code;
}

/** @throws TypeError of Node's own for what is no exit code */
function assign(code: ExitCode): void {
  process.exitCode = code as number | string | undefined;
}
