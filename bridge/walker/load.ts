import { BridgeError } from '../model/errors.js';
import type { ProgramFactory } from '../model/program.js';
import { type CodeEnding, runProgramCode } from './program-code.js';
import { firstLine } from './skips.js';
import { isYargs, type YargsAccess } from './yargs-access.js';

/** Instances that have been read: what that does to them cannot be undone. */
const used = new WeakSet<object>();

/**
 * Makes a fresh instance of the program.
 *
 * @param limit milliseconds that the factory may take
 * @throws BridgeError `program-not-loaded` where it gives anything but a fresh instance that has not parsed
 */
export async function load(create: ProgramFactory, limit: number): Promise<YargsAccess['y']> {
  const ending = await runProgramCode<unknown>(create, limit);
  if (ending.kind !== 'returned') throw failure(ending, limit);
  const { value } = ending;
  if (!isYargs(value)) throw notLoaded(`The program factory returned ${kindOf(value)}; ${remedy}`);
  // 17 exports a function that acts as an instance; what can be chained returns the instance itself.
  const instance = value.exitProcess(false);
  if (used.has(instance)) {
    throw notLoaded(
      'The program factory returned the same yargs instance twice; expected a fresh one from each call, so call yargs inside the factory',
    );
  }
  used.add(instance);
  if (instance.parsed === false) return instance;
  throw notLoaded(`The program factory returned a yargs instance that has parsed; ${remedy}`);
}

const remedy =
  "expected a yargs instance that has not parsed, so return it without '.argv', '.parse()', '.parseSync()' or '.parseAsync()'";

function failure(
  ending: Exclude<CodeEnding<unknown>, { readonly kind: 'returned' }>,
  limit: number,
): BridgeError {
  if (ending.kind === 'exited') {
    return notLoaded(
      `The program factory ended the process with exit code '${ending.code}', as parsing does where it fails or prints help; ${remedy}`,
    );
  }
  if (ending.kind === 'timed-out') {
    return notLoaded(
      `The program factory did not finish within ${limit} ms; ${remedy}, or raise 'builderTimeout'`,
    );
  }
  const { error } = ending;
  return notLoaded(
    `The program factory threw '${firstLine(error)}'; expected a yargs instance, so repair the factory, and if it parses, return the instance without '.argv' or '.parse()'`,
    { cause: error },
  );
}

function notLoaded(message: string, options?: ErrorOptions): BridgeError {
  return new BridgeError('program-not-loaded', message, options);
}

function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `'${value}'`;
  return '_' in value && '$0' in value ? 'parsed arguments' : 'an object that is no yargs instance';
}
