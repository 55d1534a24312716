import { leave } from './process-trap.js';

/**
 * Keeps builders from running the program. What would parse, and with it run handlers, gives an empty `argv`;
 * what would print does nothing; `exit` leaves the builder. Own members come before those that yargs defines,
 * and the getter `argv` calls `parse`, or in 16 `_parseArgs`.
 */
export function lock(instance: { readonly $0: string }): void {
  const parse = () => ({ _: [], $0: instance.$0 });
  const chain = () => instance;
  Object.assign(instance, {
    parse,
    parseSync: parse,
    parseAsync: async () => parse(),
    _parseArgs: parse,
    exitProcess: chain,
    exit: leave,
    showHelp: chain,
    showVersion: chain,
    showCompletionScript: chain,
    getHelp: async () => '',
    getCompletion: async () => [],
  });
}
