import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../bridge/model/command-tree.js';
import { read, readRun, versions } from './programs.js';
import { anyProgram, branches, declare } from './random-program.js';

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const facts = fc.record(
  {
    type: fc.constantFrom('string', 'number', 'boolean', 'count'),
    array: fc.constant(true),
    demandOption: fc.constant(true),
    hidden: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe.each(versions)('yargs $version', ({ yargs }) => {
  test('every option and positional that is declared is found exactly once, with its type', async () => {
    const declared = fc.uniqueArray(
      fc.record({ name, alias: fc.option(name), facts, word: fc.boolean() }),
      {
        selector: (option) => option.name,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(declared, async (all) => {
        const taken = new Set(['help', 'version', ...all.map((option) => option.name)]);
        const options = all
          .filter((option) => option.name !== 'help' && option.name !== 'version')
          .map((option) => {
            const alias =
              option.alias !== null && !taken.has(option.alias) ? option.alias : undefined;
            if (alias !== undefined) taken.add(alias);
            return { ...option, alias };
          });
        const words = options.filter(({ word }) => word).map((option) => `[${option.name}]`);
        const command = await readRun(
          yargs,
          (y) => {
            for (const { name, alias, facts, word } of options) {
              const given = { ...facts, ...(alias === undefined ? {} : { alias }) } as never;
              if (word) y.positional(name, given);
              else y.option(name, given);
            }
          },
          ['run', ...words].join(' '),
        );
        const found = [...command.positionals, ...command.options].filter((o) => !o.builtin);
        expect(found).toHaveLength(options.length);
        for (const { name, alias, facts, word } of options) {
          const own = found.filter((o) => [o.name, ...o.aliases].includes(name));
          expect(own).toHaveLength(1);
          const type = word && facts.type === 'count' ? undefined : facts.type;
          expect(own[0]).toMatchObject({
            type: type ?? 'untyped',
            array: !word && facts.array === true,
            required: !word && facts.demandOption === true,
            hidden: !word && facts.hidden === true,
          });
          const names = [own[0]?.name, ...(own[0]?.aliases ?? [])];
          expect(names.sort()).toEqual([name, ...(alias === undefined ? [] : [alias])].sort());
          expect('index' in (own[0] ?? {})).toBe(word);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a command is read alike whatever is declared beside it', async () => {
    const alike = ({ handlerId: _, subcommands: __, ...command }: Command) => command;
    await fc.assert(
      fc.asyncProperty(anyProgram, async (program) => {
        const whole = await read(yargs, (y) => declare(y, program));
        expect(whole.skipped).toEqual([]);
        const leaves = whole.commands.filter(({ role }) => role === 'leaf' || role === 'default');
        for (const branch of branches(program.below)) {
          const alone = await read(yargs, (y) => declare(y, { ...program, below: [branch] }));
          const [command] = alone.commands.slice(-1);
          if (command === undefined) throw new Error('Nothing is read of a branch');
          expect(leaves.map(alike)).toContainEqual(alike(command));
        }
      }),
      { numRuns: 40 },
    );
  });
});
