import type { Argv } from 'yargs';
import type { Command, CommandTree, Option, Positional } from '../../bridge/model/command-tree.js';
import { walk } from '../../bridge/walker/walk.js';

export type Yargs = (words?: readonly string[]) => Argv;

/** The versions that are supported, with the function that makes an instance of each. */
export const versions: readonly { readonly version: string; readonly yargs: Yargs }[] = [
  { version: '18', yargs: await load('yargs') },
  { version: '17.7', yargs: await load('yargs17') },
  { version: '17.0', yargs: await load('yargs170') },
  { version: '16', yargs: await load('yargs16') },
];

/** Versions whose builders may be asynchronous. */
export const modern = versions.filter(({ version }) => version !== '16');

/** The packages of older versions have no types of their own. */
async function load(name: string): Promise<Yargs> {
  return (await import(name)).default;
}

export function read(yargs: Yargs, declare: (y: Argv) => unknown): Promise<CommandTree> {
  return walk(() => {
    const y = yargs([]).scriptName('program');
    declare(y);
    return y;
  });
}

/** Reads the only command that a program declares by `run`. */
export async function readRun(
  yargs: Yargs,
  builder: (y: Argv) => unknown,
  usage = 'run',
): Promise<Command> {
  const tree = await read(yargs, (y) => y.command(usage, 'Runs', (inner) => void builder(inner)));
  return commandAt(tree, 'run');
}

export function commandAt(tree: CommandTree, ...path: string[]): Command {
  const found = tree.commands.filter((command) => command.path.join(' ') === path.join(' '));
  const [command] = found;
  if (command === undefined || found.length > 1) {
    throw new Error(`${found.length} commands '${path.join(' ')}' in ${pathsOf(tree)}`);
  }
  return command;
}

export function pathsOf(tree: CommandTree): string[] {
  return tree.commands.map(({ role, path }) => [role, ...path].join(' '));
}

export function optionOf(command: Command, name: string): Option | Positional {
  const found = [...command.positionals, ...command.options].filter((o) => o.name === name);
  const [option] = found;
  if (option === undefined || found.length > 1) throw new Error(`${found.length} times '${name}'`);
  return option;
}

/** Options that the program itself declares. */
export function ownOptions(command: Command): readonly Option[] {
  return command.options.filter(({ builtin }) => builtin === undefined);
}
