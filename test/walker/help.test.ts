import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Argv } from 'yargs';
import type { Command } from '../../bridge/model/command-tree.js';
import { modern, read } from './programs.js';
import { declare, plainProgram } from './random-program.js';

/** Names of options, as the help lists them: `-x, --example`. */
function listedIn(help: string): Set<string> {
  const lines = help
    .split('\n')
    .map((line) => /^ +(-[^\s,]+(?:, -[^\s,]+)*)/.exec(line)?.[1] ?? '');
  const spellings = lines.flatMap((line) => line.split(', ')).filter((spelling) => spelling !== '');
  return new Set(spellings.map((spelling) => spelling.replace(/^-+/, '')));
}

function readFrom({ options, positionals }: Command): Set<string> {
  // The help has no line for positionals that are named in the usage alone.
  const named = [...options, ...positionals.filter(({ declared }) => declared)];
  const visible = named.filter(({ hidden }) => !hidden);
  return new Set(visible.flatMap(({ name, aliases }) => [name, ...aliases]));
}

describe.each(modern)('yargs $version', ({ yargs }) => {
  test('what is read of a command is what its help lists', async () => {
    await fc.assert(
      fc.asyncProperty(plainProgram, async (declared) => {
        const program = (y: Argv) => declare(y, declared);
        const tree = await read(yargs, program);
        for (const command of tree.commands.filter(({ role }) => role === 'leaf')) {
          const help = await program(yargs([...command.path]).wrap(null)).getHelp();
          expect(readFrom(command), help).toEqual(listedIn(help));
        }
      }),
      { numRuns: 40 },
    );
  });
});
