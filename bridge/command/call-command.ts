import type { CommandModule } from 'yargs';
import { bridgeKey } from '../model/exposure.js';
import { exitWith } from './exit-with.js';
import {
  addCallOptions,
  type CallArguments,
  type McpArguments,
  type Offer,
} from './mcp-options.js';

/** `mcp call <tool> [input]`: one call from a terminal, with the result as a model would get it. */
// biome-ignore lint/suspicious/noExplicitAny: it fits into a program of any options
export function callCommand(offer: Offer): CommandModule<any, any> {
  const handler = async (argv: McpArguments) => {
    const { runCall } = await import('./run-call.js');
    await exitWith(() => runCall(offer, argv as CallArguments));
  };
  return {
    command: 'call <tool> [input]',
    describe: 'Call one tool and print what a model would get',
    builder: (yargs) =>
      addCallOptions(yargs)
        .positional('tool', { type: 'string', describe: 'Name as --list prints it' })
        .positional('input', { type: 'string', describe: 'A JSON object, by default an empty one' })
        .option('json', { type: 'boolean', describe: 'Print the whole result as JSON' }),
    handler: Object.assign(handler, { [bridgeKey]: true }),
  };
}
