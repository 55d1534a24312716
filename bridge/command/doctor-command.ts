import type { CommandModule } from 'yargs';
import { bridgeKey } from '../model/exposure.js';
import { exitWith } from './exit-with.js';
import type { McpArguments, Offer } from './mcp-options.js';

/** `mcp doctor`: what may keep the program from being served well. */
// biome-ignore lint/suspicious/noExplicitAny: it fits into a program of any options
export function doctorCommand(offer: Offer): CommandModule<any, any> {
  const handler = async (argv: McpArguments) => {
    const { runDoctor } = await import('./run-doctor.js');
    await exitWith(() => runDoctor(offer, argv));
  };
  return {
    command: 'doctor',
    describe: 'Check that the program can be served, and whether a client knows it',
    handler: Object.assign(handler, { [bridgeKey]: true }),
  };
}
