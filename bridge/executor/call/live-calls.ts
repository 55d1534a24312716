import type { Call } from './call.js';

/** The calls that run in this thread now. */
export const liveCalls = new Set<Call>();

/** True when another call waits for something, which may be what this one waits for too. */
export function othersAreBusy(call: Call): boolean {
  for (const other of liveCalls) if (other !== call && other.resources.hasAlive()) return true;
  return false;
}

/** Calls that have ended while code of theirs could still run. */
const restless = new Set<WeakRef<Call>>();

/** How many may be remembered before those that have come to rest are forgotten. */
const manyRestless = 64;

/** Notes that a call has ended. */
export function noteEnded(call: Call): void {
  if (isAtRest(call)) return;
  if (restless.size > manyRestless) allAreAtRest();
  restless.add(new WeakRef(call));
}

/** False while code of an ended call may still run, which must not reach the real `process.exit`. */
export function allAreAtRest(): boolean {
  for (const reference of restless) {
    const call = reference.deref();
    if (call === undefined || isAtRest(call)) restless.delete(reference);
  }
  return liveCalls.size === 0 && restless.size === 0;
}

function isAtRest(call: Call): boolean {
  return call.settled && !call.resources.mayRun();
}
