import { describe, expect, test } from 'vitest';
import { commandAt, read, readRun, versions } from './programs.js';

describe.each(versions)('relations of yargs $version', ({ yargs }) => {
  test('implications of every form', async () => {
    const { relations } = await readRun(yargs, (y) =>
      y
        .option('a', { implies: 'b' })
        .option('b', { implies: ['c', 'd'] })
        .option('c', {})
        .option('d', { implies: 2 as never })
        .implies({ c: '--no-a', e: '3' })
        .implies('f', 'undeclared')
        .implies('g', 0 as never),
    );
    expect(relations).toEqual([
      { kind: 'implies', from: 'a', to: 'b' },
      { kind: 'implies', from: 'b', to: 'c' },
      { kind: 'implies', from: 'b', to: 'd' },
      { kind: 'implies-count', from: 'd', to: 2 },
      { kind: 'implies-absent', from: 'c', to: 'a' },
      { kind: 'implies-count', from: 'e', to: 3 },
      { kind: 'implies', from: 'f', to: 'undeclared' },
    ]);
  });

  test('conflicts of every form', async () => {
    const { relations } = await readRun(yargs, (y) =>
      y
        .option('a', { conflicts: 'b' })
        .option('b', { conflicts: ['c', 'd'] })
        .conflicts({ e: 'f', g: ['h'] })
        .conflicts('a', ['b']),
    );
    expect(relations).toEqual([
      { kind: 'conflicts', from: 'a', to: 'b' },
      { kind: 'conflicts', from: 'b', to: 'c' },
      { kind: 'conflicts', from: 'b', to: 'd' },
      { kind: 'conflicts', from: 'e', to: 'f' },
      { kind: 'conflicts', from: 'g', to: 'h' },
    ]);
  });

  test('name options and positionals canonically, once each', async () => {
    const { relations } = await readRun(
      yargs,
      (y) =>
        y
          .positional('file', { alias: 'path' })
          .option('verbose', { alias: 'v' })
          .option('max-items', {})
          .implies('v', 'maxItems')
          .implies('verbose', 'max-items')
          .implies('v', '--no-path')
          .conflicts('path', 'v'),
      'run [file]',
    );
    expect(relations).toEqual([
      { kind: 'implies', from: 'verbose', to: 'max-items' },
      { kind: 'implies-absent', from: 'verbose', to: 'file' },
      { kind: 'conflicts', from: 'file', to: 'verbose' },
    ]);
  });

  test('are inherited, and not by siblings', async () => {
    const tree = await read(yargs, (y) =>
      y
        .implies('a', 'b')
        .command('one', '', (one) => one.implies('a', 'c'))
        .command('two', ''),
    );
    expect(commandAt(tree, 'one').relations).toHaveLength(2);
    expect(commandAt(tree, 'two').relations).toEqual([{ kind: 'implies', from: 'a', to: 'b' }]);
  });
});

describe.each(versions)('strictness of yargs $version', ({ version, yargs }) => {
  const strictAt = async (set: (y: Parameters<Parameters<typeof readRun>[1]>[0]) => unknown) => {
    const command = await readRun(yargs, set);
    return command.strict;
  };

  test('of a named command', async () => {
    expect(await strictAt(() => {})).toEqual({ commands: false, options: false });
    expect(await strictAt((y) => y.strict())).toEqual({ commands: true, options: true });
    expect(await strictAt((y) => y.strictCommands())).toEqual({ commands: true, options: false });
    expect(await strictAt((y) => y.strictOptions())).toEqual({ commands: false, options: true });
    expect(await strictAt((y) => y.strict().strict(false))).toEqual({
      commands: false,
      options: false,
    });
  });

  test('of the default command: strictCommands lets its words through', async () => {
    const strict = async (name: 'strict' | 'strictCommands') =>
      commandAt(
        await read(yargs, (y) =>
          y[name]().command(
            '$0',
            '',
            () => {},
            () => {},
          ),
        ),
      ).strict;
    expect(await strict('strict')).toEqual({ commands: true, options: true });
    expect(await strict('strictCommands')).toEqual({ commands: false, options: false });
    const tree = await read(yargs, (y) =>
      y.command('g', '', (g) =>
        g.strictCommands().command(
          '$0',
          '',
          () => {},
          () => {},
        ),
      ),
    );
    expect(commandAt(tree, 'g').strict.commands).toBe(true);
  });

  test('of a program without commands: only later versions refuse words, unless some are demanded', async () => {
    const strict = async (set: Parameters<typeof read>[1]) =>
      commandAt(await read(yargs, set)).strict;
    const refuses = version === '18' || version === '17.7';
    expect(await strict((y) => y.strict())).toEqual({ commands: refuses, options: true });
    expect(await strict((y) => y.strict().demandCommand(1))).toEqual({
      commands: false,
      options: true,
    });
    expect(await strict((y) => y.strictCommands())).toEqual({ commands: false, options: false });
  });

  test('demanded words have bounds', async () => {
    const demanded = async (...given: number[]) =>
      (await readRun(yargs, (y) => Reflect.apply(y.demandCommand, y, given))).demanded;
    expect(await demanded()).toEqual({ min: 1 });
    expect(await demanded(2)).toEqual({ min: 2 });
    expect(await demanded(0, 3)).toEqual({ min: 0, max: 3 });
    expect(await readRun(yargs, () => {})).not.toHaveProperty('demanded');
    const tree = await read(yargs, (y) => y.demandCommand(1).command('run', ''));
    expect(commandAt(tree, 'run')).not.toHaveProperty('demanded');
  });
});

describe.each(versions)('parser of yargs $version', ({ version, yargs }) => {
  test('quotes and version are found by experiment', async () => {
    const { parser } = await readRun(yargs, (y) =>
      y.parserConfiguration({ 'unknown-options-as-args': true }).option('zz', { type: 'count' }),
    );
    expect(parser.quotes).toBe(version === '18' || version === '17.7' ? 'equals' : 'all');
    expect(parser.yargs).toBe(Math.floor(Number(version)));
  });

  test('settings are the parser’s own with the program’s changes', async () => {
    const tree = await read(yargs, (y) =>
      y
        .parserConfiguration({
          'dot-notation': false,
          'negation-prefix': 'not-',
          'populate--': true,
        })
        .command('same', '')
        .command('other', '', (o) =>
          o.parserConfiguration({
            'sort-commands': true,
            'strip-aliased': 1 as never,
            unknown: 1,
          } as never),
        )
        .command('last', ''),
    );
    const { configuration } = commandAt(tree, 'same').parser;
    expect(configuration).toEqual({
      'boolean-negation': true,
      'camel-case-expansion': true,
      'combine-arrays': false,
      'dot-notation': false,
      'duplicate-arguments-array': true,
      'flatten-duplicate-arrays': true,
      'greedy-arrays': true,
      'halt-at-non-option': false,
      'nargs-eats-options': false,
      'negation-prefix': 'not-',
      'parse-numbers': true,
      'parse-positional-numbers': true,
      'populate--': true,
      'set-placeholder-key': false,
      'short-option-groups': true,
      'sort-commands': false,
      'strip-aliased': false,
      'strip-dashed': false,
      'unknown-options-as-args': false,
    });
    expect(commandAt(tree, 'other').parser.configuration).toEqual({
      ...configuration,
      'dot-notation': true,
      'negation-prefix': 'no-',
      'populate--': false,
      'sort-commands': true,
      'strip-aliased': true,
    });
    expect(commandAt(tree, 'last').parser.configuration).toEqual(configuration);
  });

  test('positional numbers are rewritten where the program sets what is the default', async () => {
    const rewrites = async (value: boolean | undefined) => {
      const command = await readRun(yargs, (y) =>
        value === undefined ? y : y.parserConfiguration({ 'parse-positional-numbers': value }),
      );
      return command.parser.rewritesPositionals ?? false;
    };
    expect([await rewrites(undefined), await rewrites(false), await rewrites(true)]).toEqual([
      ...[false, false, true],
    ]);
  });

  test('the environment fills options where the program says so', async () => {
    const prefix = async (...given: unknown[]) =>
      (await readRun(yargs, (y) => Reflect.apply(y.env, y, given))).dynamics;
    expect(await prefix('APP')).toMatchObject({ envPrefix: 'APP' });
    expect(await prefix()).toMatchObject({ envPrefix: '' });
    expect(await prefix(true)).toMatchObject({ envPrefix: '' });
    expect(await prefix(false)).not.toHaveProperty('envPrefix');
  });

  test('checks and middleware are counted, coercions are not', async () => {
    const tree = await read(yargs, (y) =>
      y
        .middleware([() => {}, () => {}])
        .check(() => true)
        .coerce('x', String)
        .command(
          'run',
          '',
          (run) => run.middleware(() => {}).coerce('y', String),
          () => {},
          [() => {}],
        )
        .command('other', ''),
    );
    const counted = ['run', 'other'].map((name) => commandAt(tree, name).dynamics.middleware);
    // 16 keeps those of the program to itself.
    expect(counted).toEqual(version === '16' ? [1, 0] : [5, 3]);
  });
});
