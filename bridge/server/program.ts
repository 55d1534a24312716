import { BridgeError } from '../model/errors.js';
import type { Host } from '../model/outcome.js';
import type { Program, ProgramFactory, ProgramModule } from '../model/program.js';

/**
 * The factory of a program, imported where the program is given as a module.
 *
 * @throws BridgeError `program-not-loaded`
 */
export async function loadFactory(program: Program): Promise<ProgramFactory> {
  return typeof program === 'function' ? program : importFactory(program);
}

/**
 * The one place that decides which host runs a program: so far all run in this thread.
 *
 * @param create the program's factory, as {@link loadFactory} found it
 */
export async function createHost(create: ProgramFactory): Promise<Host> {
  const { createInlineHost } = await import('../executor/inline-host.js');
  return createInlineHost({ create });
}

async function importFactory({
  module,
  export: name = 'createProgram',
}: ProgramModule): Promise<ProgramFactory> {
  const exported = await importModule(module);
  const factory = exported[name];
  if (typeof factory === 'function') return factory as ProgramFactory;
  throw new BridgeError(
    'program-not-loaded',
    `The module "${module}" exports no function "${name}", and a function that returns a fresh yargs instance is expected there; export one, or name another export`,
  );
}

async function importModule(module: URL): Promise<Record<string, unknown>> {
  try {
    return await import(module.href);
  } catch (cause) {
    const { message } = cause as Error;
    throw new BridgeError(
      'program-not-loaded',
      `The module "${module}" cannot be imported: ${message}`,
      { cause },
    );
  }
}
