import { applyValues } from '../../bridge/executor/yargs/apply-values.js';
import { FreshProgram } from '../../bridge/executor/yargs/fresh-program.js';
import type { Encoding } from '../../bridge/model/invocation.js';
import type { Mismatch } from '../../bridge/model/outcome.js';
import type { YargsProgram } from '../../bridge/model/program.js';
import type { AnyYargs, Received } from './program.js';

/** How one command line ended: in the handler, in an error of yargs' own, at the tripwire, or in nothing. */
export type Ending =
  | { readonly kind: 'received'; readonly argv: Record<string, unknown> }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'mismatch'; readonly mismatches: readonly Mismatch[] }
  | { readonly kind: 'not-run' };

export interface Run {
  readonly create: (received: Received) => YargsProgram;
  /** A program without commands has no handler; what it parses is what it works with. */
  readonly isRoot: boolean;
  /** False runs the words alone, as a terminal would. */
  readonly withValues: boolean;
}

/** Gives an encoded command line to a fresh program, with its values put in place and compared. */
export async function run(encoding: Encoding & { ok: true }, options: Run): Promise<Ending> {
  const received: Received = {};
  let mismatches: readonly Mismatch[] = [];
  try {
    const instance = options.create(received);
    skipHelp(instance);
    const program = new FreshProgram(instance, () => 0);
    if (options.withValues) {
      program.beforeValidation((argv, names) => {
        mismatches = applyValues(argv, { ...encoding, ...names });
        if (mismatches.length > 0) throw new Error('Tripped');
      });
    }
    const parsed = await program.parse(encoding.argv);
    if (options.isRoot) received.argv = parsed as Record<string, unknown>;
  } catch (error) {
    if (mismatches.length === 0) return { kind: 'failed', message: String(error) };
  }
  if (mismatches.length > 0) return { kind: 'mismatch', mismatches };
  return received.argv === undefined
    ? { kind: 'not-run' }
    : { kind: 'received', argv: received.argv };
}

/** yargs renders the help after each handler, for errors to come; that takes most of the time of a run. */
function skipHelp(program: YargsProgram): void {
  const instance = program as AnyYargs;
  const usage = (instance.getInternalMethods?.() ?? instance).getUsageInstance();
  usage.cacheHelpMessage = () => {};
}
