import type { Call } from '../call/call.js';

/** The calls that run in this thread now. */
export const liveCalls = new Set<Call>();

/** True when another call waits for something, which may be what this one waits for too. */
export function othersAreBusy(call: Call): boolean {
  for (const other of liveCalls) if (other !== call && other.resources.hasAlive()) return true;
  return false;
}
