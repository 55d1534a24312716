import { describe, expect, test } from 'vitest';
import { commandAt, optionOf, ownOptions, read, readRun, versions } from './programs.js';

describe.each(versions)('yargs $version', ({ yargs }) => {
  test('positionals come in the order in which yargs fills them', async () => {
    const command = await readRun(
      yargs,
      (y) =>
        y
          .positional('to', { type: 'string', describe: 'Target' })
          .positional('from', { type: 'number', default: 1 }),
      'run [from] <to> [rest..]',
    );
    expect(command.positionals).toMatchObject([
      {
        name: 'to',
        index: 0,
        required: true,
        variadic: false,
        declared: true,
        type: 'string',
        description: 'Target',
      },
      { name: 'from', index: 1, required: false, default: 1, type: 'number', declared: true },
      {
        name: 'rest',
        index: 2,
        required: false,
        variadic: true,
        array: true,
        declared: false,
        type: 'untyped',
      },
    ]);
    expect(ownOptions(command)).toEqual([]);
  });

  test('names that the usage gives a positional besides its own are aliases', async () => {
    for (const builder of [
      () => {},
      (y: Parameters<Parameters<typeof readRun>[1]>[0]) => y.positional('file', {}),
    ]) {
      const command = await readRun(yargs, builder, 'run <file|path|f>');
      expect(command.positionals).toMatchObject([
        { name: 'file', aliases: ['path', 'f'], required: true },
      ]);
      expect(ownOptions(command)).toEqual([]);
    }
  });

  test('a positional has what an inherited or own option of its name says', async () => {
    const tree = await read(yargs, (y) =>
      y
        .option('file', { type: 'string', alias: 'f', describe: 'Inherited' })
        .command('run <f>', '', (run) => run.option('mode', { choices: ['a'] }))
        .command('pick [mode]', '', (pick) => pick.option('mode', { choices: ['a', 'b'] })),
    );
    expect(commandAt(tree, 'run').positionals).toMatchObject([
      { name: 'f', aliases: ['file'], type: 'string', description: 'Inherited', declared: true },
    ]);
    expect(ownOptions(commandAt(tree, 'run')).map(({ name }) => name)).toEqual(['mode']);
    expect(commandAt(tree, 'pick').positionals).toMatchObject([{ choices: ['a', 'b'] }]);
  });

  test('the empty list that yargs gives a variadic one is the default of an optional one alone', async () => {
    const declare = (y: Parameters<Parameters<typeof readRun>[1]>[0]) => y.positional('files', {});
    const required = await readRun(yargs, declare, 'run <files..>');
    expect(optionOf(required, 'files')).toMatchObject({ required: true, hasDefault: false });
    expect(optionOf(required, 'files')).not.toHaveProperty('default');
    const optional = await readRun(yargs, declare, 'run [files..]');
    expect(optionOf(optional, 'files')).toMatchObject({ required: false, default: [] });
    const undeclared = await readRun(yargs, () => {}, 'run [files..]');
    expect(optionOf(undeclared, 'files')).toMatchObject({ hasDefault: false, array: true });
  });

  test('facts of positionals are read as those of options are', async () => {
    const command = await readRun(
      yargs,
      (y) =>
        y
          .positional('mode', { choices: ['a', 'b'], coerce: String, alias: 'm', normalize: true })
          .positional('other', { defaultDescription: 'none', conflicts: 'mode', implies: 'x' })
          .deprecateOption('other', 'no')
          .demandOption('mode'),
      'run [mode] [other]',
    );
    expect(optionOf(command, 'mode')).toMatchObject({
      choices: ['a', 'b'],
      coerced: true,
      aliases: ['m'],
      normalize: true,
      required: true,
    });
    expect(optionOf(command, 'other')).toMatchObject({
      defaultDescription: 'none',
      deprecated: 'no',
    });
    expect(command.relations).toEqual([
      { kind: 'implies', from: 'other', to: 'x' },
      { kind: 'conflicts', from: 'other', to: 'mode' },
    ]);
  });

  test('positionals are in no group, whatever the language of the titles', async () => {
    const tree = await read(yargs, (y) =>
      y
        .locale('de')
        .command('run <x>', '', (run) =>
          run.positional('x', {}).option('y', { group: 'Positionale:' }),
        ),
    );
    expect(commandAt(tree, 'run').positionals[0]).not.toHaveProperty('group');
    expect(optionOf(commandAt(tree, 'run'), 'y').group).toBe('Positionale:');
  });

  test('a positional that a group declares is an option of what is below, as yargs has it', async () => {
    const tree = await read(yargs, (y) =>
      y.command('group <p>', '', (g) => g.positional('p', { type: 'string' }).command('sub', '')),
    );
    const sub = commandAt(tree, 'group', 'sub');
    expect(sub.positionals).toEqual([]);
    expect(optionOf(sub, 'p')).toMatchObject({ type: 'string', required: true });
  });

  test('a positional may be called as words beyond it are', async () => {
    const command = await readRun(yargs, () => {}, 'run [_..]');
    expect(command.positionals).toMatchObject([{ name: '_', variadic: true }]);
  });
});
