import type { Call } from '../call/call.js';
import { callStore } from '../call/call-store.js';
import { currentOwner, exchangeExitCode } from './exit-code.js';

/** Runs a function as code of the call, or of none. */
export function enter<T>(call: Call | undefined, run: () => T): T {
  const before = currentOwner();
  return callStore.run(call, () => {
    exchangeExitCode(call);
    try {
      return run();
    } finally {
      exchangeExitCode(before);
    }
  });
}
