import { type CommandFacts, factsKey } from '../model/exposure.js';

/**
 * States facts about a command that yargs has no field for, on its handler, which yargs keeps by identity.
 * A later description replaces an earlier one. Give each command a handler of its own: two commands that
 * share one share its facts.
 *
 * @returns the same handler
 *
 * @example
 * const listFiles = describeTool(() => console.log(readdirSync('.').join('\n')), { effect: 'read' });
 * const program = yargs().command('ls', 'List files', {}, listFiles);
 */
export function describeTool<Args>(
  handler: (args: Args) => void | Promise<void>,
  facts: CommandFacts,
): (args: Args) => void | Promise<void> {
  return Object.defineProperty(handler, factsKey, { value: facts, configurable: true });
}
