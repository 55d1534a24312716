import type { Argv, CommandModule } from 'yargs';
import { bridgeKey } from '../model/exposure.js';
import type { Program } from '../model/program.js';
import { callCommand } from './call-command.js';
import { doctorCommand } from './doctor-command.js';
import { exitWith } from './exit-with.js';
import { installCommand } from './install-command.js';
import { addOptions, type McpArguments, type McpCommandOptions } from './mcp-options.js';
import { prepareRun } from './prepare-run.js';

/**
 * The command `mcp`, which serves a program's commands as tools, for the program itself to offer.
 *
 * Offering it costs next to nothing until it is used: the MCP SDK and all else is loaded by its handler.
 *
 * @param program makes a fresh instance of the program each time, or says which module exports what does
 *
 * @example
 * function createProgram() {
 *   return yargs()
 *     .command('greet <name>', 'Greet someone', {}, ({ name }) => console.log(`Hello ${name}`))
 *     .command(mcpCommand(createProgram));
 * }
 *
 * createProgram().parse(hideBin(process.argv));
 */
export function mcpCommand(
  program: Program,
  options: McpCommandOptions = {},
  // biome-ignore lint/suspicious/noExplicitAny: it fits into a program of any options
): CommandModule<any, any> {
  const offer = { program, options };
  const handler = async (argv: McpArguments) => {
    const { runMcp } = await import('./run-mcp.js');
    await exitWith(() => runMcp(offer, argv));
  };
  return {
    command: 'mcp',
    describe: 'Serve the commands as tools over the Model Context Protocol (MCP)',
    // biome-ignore lint/suspicious/noExplicitAny: as above
    builder: (yargs: Argv<any>, isHelp?: boolean) => {
      const declare = () =>
        addOptions(yargs, options)
          .command(callCommand(offer))
          .command(installCommand(offer))
          .command(doctorCommand(offer));
      return prepareRun(yargs, declare, isHelp);
    },
    handler: Object.assign(handler, { [bridgeKey]: true }),
  };
}
