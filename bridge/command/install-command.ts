import type { CommandModule } from 'yargs';
import { bridgeKey } from '../model/exposure.js';
import { exitWith } from './exit-with.js';
import type { InstallArguments, McpArguments, Offer } from './mcp-options.js';

/** `mcp install <client>`: registers the program with a client. */
// biome-ignore lint/suspicious/noExplicitAny: it fits into a program of any options
export function installCommand(offer: Offer): CommandModule<any, any> {
  const handler = async (argv: McpArguments) => {
    const { runInstall } = await import('./run-install.js');
    await exitWith(() => runInstall(offer, argv as InstallArguments));
  };
  return {
    command: 'install <client>',
    describe: 'Register the program with a client, in the file the client keeps for it',
    builder: (yargs) =>
      yargs
        .positional('client', {
          choices: ['claude', 'codex', 'cursor', 'gemini', 'vscode'],
          describe: 'Whose file to write',
        })
        .option('global', { type: 'boolean', describe: 'For all projects, not only this folder' })
        .option('force', { type: 'boolean', describe: 'Replace another server of the same name' })
        .option('dry-run', { type: 'boolean', describe: 'Print the file instead of writing it' }),
    handler: Object.assign(handler, { [bridgeKey]: true }),
  };
}
