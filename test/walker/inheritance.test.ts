import { describe, expect, test } from 'vitest';
import { commandAt, optionOf, ownOptions, pathsOf, read, versions } from './programs.js';

describe.each(versions)('yargs $version', ({ yargs }) => {
  const namesAt = (tree: Awaited<ReturnType<typeof read>>, ...path: string[]) =>
    ownOptions(commandAt(tree, ...path)).map(({ name }) => name);

  test('options are in force below where they are declared, and nowhere else', async () => {
    const tree = await read(yargs, (y) =>
      y
        .option('top', { type: 'string' })
        .command('a', '', (a) =>
          a
            .option('in-a', {})
            .command('b', '', (b) => b.option('in-b', {}))
            .command('c', '', (c) => c.option('in-c', {})),
        )
        .command('d', '', { 'in-d': {} }),
    );
    expect(namesAt(tree, 'a', 'b')).toEqual(['top', 'in-a', 'in-b']);
    expect(namesAt(tree, 'a', 'c')).toEqual(['top', 'in-a', 'in-c']);
    expect(namesAt(tree, 'd')).toEqual(['top', 'in-d']);
  });

  test('an option that is not global stays at its level, the default command excepted too', async () => {
    const tree = await read(yargs, (y) =>
      y
        .option('local', {
          global: false,
          alias: ['l', 'lo-cal'],
          default: 1,
          group: 'G',
          demandOption: true,
        })
        .option('wide', { group: 'G' })
        .command(
          '$0',
          '',
          () => {},
          () => {},
        )
        .command('a', '', (a) => a.option('own', { global: false }).command('b', ''))
        .command('e', '', (e) => e.option('l', { describe: 'Anew' })),
    );
    expect(namesAt(tree)).toEqual(['wide']);
    expect(namesAt(tree, 'a', 'b')).toEqual(['wide']);
    expect(namesAt(tree, 'e')).toEqual(['wide', 'l']);
    expect(optionOf(commandAt(tree, 'e'), 'l')).toEqual({
      ...optionOf(commandAt(tree, 'e'), 'wide'),
      name: 'l',
      description: 'Anew',
      group: undefined,
    });
    const root = await read(yargs, (y) => y.option('local', { global: false }).option('wide', {}));
    expect(ownOptions(commandAt(root)).map(({ name, global }) => [name, global])).toEqual([
      ['local', false],
      ['wide', true],
    ]);
  });

  test('a coercion outlives the option that it is for, and does not bring it back', async () => {
    const tree = await read(yargs, (y) =>
      y.option('local', { global: false, coerce: String }).command('run', ''),
    );
    expect(namesAt(tree, 'run')).toEqual([]);
    const alone = await read(yargs, (y) => y.coerce('x', String).command('run', ''));
    expect(namesAt(alone, 'run')).toEqual(['x']);
  });

  test('a condition makes an option global again, as yargs does', async () => {
    const tree = await read(yargs, (y) =>
      y.option('a', { global: false }).implies('a', 'b').command('run', ''),
    );
    expect(namesAt(tree, 'run')).toEqual(['a']);
  });

  test('what an option says below adds to what it says above, as yargs adds it', async () => {
    const tree = await read(yargs, (y) =>
      y
        .option('x', { type: 'boolean', describe: 'Above', choices: ['a'] })
        .command('run', '', (run) =>
          run.option('x', { type: 'string', describe: 'Below', choices: ['b'] }),
        )
        .command('stay', ''),
    );
    expect(optionOf(commandAt(tree, 'run'), 'x')).toMatchObject({
      type: 'boolean',
      description: 'Below',
      choices: ['a', 'b'],
    });
    expect(optionOf(commandAt(tree, 'stay'), 'x')).toMatchObject({
      description: 'Above',
      choices: ['a'],
    });
  });

  test('no builder leaves anything behind for the next', async () => {
    const tree = await read(yargs, (y) =>
      y
        .option('shared', { describe: 'Shared', alias: 's' })
        .implies('shared', 'other')
        .command('before', '')
        .command('spoils', '', (own) =>
          own
            .option('shared', {
              type: 'number',
              array: true,
              default: 1,
              group: 'G',
              hidden: true,
              coerce: Number,
            })
            .option('more', {
              alias: 'm',
              demandOption: true,
              deprecated: true,
              nargs: 2,
              config: true,
            })
            .implies('shared', 'more')
            .conflicts('shared', 'more')
            .env('SPOILT')
            .config({ shared: 1 })
            .strict()
            .strictOptions()
            .strictCommands()
            .parserConfiguration({ 'parse-numbers': false })
            .check(() => true)
            .middleware(() => {})
            .demandCommand(3)
            .showHidden()
            .help('assist')
            .version('release', 'Release', '9')
            .usage('Spoilt: $0')
            .command('sub', ''),
        )
        .command('after', ''),
    );
    expect(pathsOf(tree)).toEqual(['leaf before', 'leaf spoils sub', 'leaf after']);
    const { path: _, usage: __, handlerId: ___, ...before } = commandAt(tree, 'before');
    const { path: _a, usage: _b, handlerId: _c, ...after } = commandAt(tree, 'after');
    const byName = (o: { name: string }, p: { name: string }) => o.name.localeCompare(p.name);
    expect({ ...after, options: [...after.options].sort(byName) }).toEqual({
      ...before,
      options: [...before.options].sort(byName),
    });
  });

  test('no builder leaves anything behind where it fails halfway', async () => {
    const tree = await read(yargs, (y) =>
      y
        .command('fails', '', (own) => {
          own.option('left', { group: 'G' }).strict().command('below', '');
          throw new Error('Halfway');
        })
        .command('after', ''),
    );
    expect(tree.skipped).toMatchObject([{ path: ['fails'], code: 'builder-threw' }]);
    expect(namesAt(tree, 'after')).toEqual([]);
    expect(commandAt(tree, 'after').strict.options).toBe(false);
    expect(commandAt(tree, 'after').subcommands).toEqual([]);
  });

  test('groups are those of the program, in force where their options are', async () => {
    const tree = await read(yargs, (y) =>
      y
        .option('a', { group: 'First' })
        .group(['b'], 'Second')
        .option('b', {})
        .command('run', '', (run) => run.option('c', { group: 'First' }).option('d', {}))
        .command('other', '', (other) => other.option('c', {}).option('a', { group: 'Third' })),
    );
    const groupsAt = (name: string) =>
      ownOptions(commandAt(tree, name)).map((option) => [option.name, option.group]);
    expect(groupsAt('run')).toEqual([
      ['a', 'First'],
      ['b', 'Second'],
      ['c', 'First'],
      ['d', undefined],
    ]);
    expect(groupsAt('other')).toEqual([
      ['a', 'Third'],
      ['b', 'Second'],
      ['c', undefined],
    ]);
  });

  test('a builder may return an instance of its own', async () => {
    const tree = await read(yargs, (y) =>
      y
        .command('own', '', () => yargs([]).option('inside', {}).command('sub', '') as never)
        .command('after', '', (after) => after.option('outside', {})),
    );
    expect(namesAt(tree, 'own', 'sub')).toEqual(['inside']);
    expect(namesAt(tree, 'after')).toEqual(['outside']);
  });

  test('a builder may use the instance that the factory made', async () => {
    const tree = await read(yargs, (y) => y.command('run', '', () => void y.option('outer', {})));
    expect(namesAt(tree, 'run')).toEqual(['outer']);
  });
});
