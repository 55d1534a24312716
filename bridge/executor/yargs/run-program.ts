import type { Invocation } from '../../model/invocation.js';
import type { ProgramFactory } from '../../model/program.js';
import type { Call } from '../call/call.js';
import { ExitSignal } from '../call/exit-signal.js';
import { exitCodeOf, setExitCode } from '../routes/exit-code.js';
import { applyValues } from './apply-values.js';
import { FreshProgram } from './fresh-program.js';

/**
 * Runs one command line of a yargs program inside a call, as the program's own entry would: on a fresh
 * instance, printing and exiting as in a terminal.
 *
 * @throws what the program throws that it has not reported itself
 */
export async function runProgram(
  call: Call,
  invocation: Invocation,
  options: { readonly create: ProgramFactory },
): Promise<void> {
  const program = new FreshProgram(await options.create(), () => call.printed);
  if (invocation.injections.length > 0 || invocation.expectations.length > 0) {
    program.beforeValidation((argv, names) => {
      const mismatches = applyValues(argv, { ...invocation, ...names });
      if (mismatches.length > 0) endUnrun(call, mismatches);
    });
  }
  try {
    await program.parse(invocation.argv);
  } catch (error) {
    if (!program.hasReported()) throw error;
    setExitCode(call, exitCodeOf(call) || 1);
  }
}

function endUnrun(call: Call, mismatches: Call['mismatches']): never {
  call.mismatches = mismatches;
  call.end(1);
  throw new ExitSignal();
}
