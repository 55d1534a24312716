import { BridgeError } from '../model/errors.js';

/** The command line of `mcp` asks for what cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ends the process with the code that the work returns, in its own time; what keeps it from working is told on standard error. */
export async function exitWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof BridgeError || error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failure;
  }
}

/** Of `mcp` and what is below it; `mcp call` ends with the code of the command where that ran. */
export const exitCodes = {
  success: 0,
  /** The program cannot be loaded, a call failed, or `--lint` has findings. */
  failure: 1,
  /** The command line asks for something that cannot be done, such as serving a terminal. */
  usage: 2,
} as const;
