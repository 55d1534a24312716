import type { Argv } from 'yargs';
import type { YargsInstance } from '../model/yargs-internals.js';

// biome-ignore lint/suspicious/noExplicitAny: it fits into a program of any options
type AnyArgv = Argv<any>;

/**
 * Readies a program for a run of `mcp`, before its middleware runs: options that it demands of all its commands
 * are not demanded of `mcp`, and standard output is kept for what `mcp` says.
 *
 * @param declare adds what `mcp` itself declares
 * @param isHelp as yargs 17 and later tell a builder: help goes to standard output as ever. Yargs 16 tells
 * nothing and waits for no builder, so that under it the handler is the first to keep the output
 */
export function prepareRun(
  yargs: AnyArgv,
  declare: () => AnyArgv,
  isHelp: boolean | undefined,
): AnyArgv {
  clearDemands(yargs);
  if (isHelp !== false || process.argv.includes(completionWord)) return declare();
  // A builder may return either; the types of yargs know only of builders that always return the same.
  return keepOutput().then(declare) as unknown as AnyArgv;
}

/** By which shells ask for completions: they are run as if for a call, and read standard output. */
const completionWord = '--get-yargs-completions';

/** Yargs has no method for it: an option that is demanded with `false` is demanded. */
function clearDemands(yargs: AnyArgv): void {
  const { demandedOptions } = (yargs as unknown as YargsInstance).getOptions();
  for (const name of Object.keys(demandedOptions)) Reflect.deleteProperty(demandedOptions, name);
}

async function keepOutput(): Promise<void> {
  const { takeOutput } = await import('./own-output.js');
  takeOutput();
}
