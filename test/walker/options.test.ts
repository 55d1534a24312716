import { describe, expect, test } from 'vitest';
import { commandAt, optionOf, ownOptions, read, readRun, versions } from './programs.js';

describe.each(versions)('yargs $version', ({ yargs }) => {
  test('an option about which nothing is said', async () => {
    const command = await readRun(yargs, (y) => y.option('x', {}));
    expect(ownOptions(command)).toEqual([
      {
        name: 'x',
        aliases: [],
        type: 'untyped',
        array: false,
        requiresArg: false,
        normalize: false,
        hasDefault: false,
        required: false,
        hidden: false,
        deprecated: false,
        global: true,
        config: false,
        coerced: false,
        configured: false,
        description: '',
      },
    ]);
  });

  test.each([
    [{ type: 'string' }, { type: 'string', array: false }],
    [{ string: true }, { type: 'string', array: false }],
    [{ type: 'number' }, { type: 'number', array: false }],
    [{ type: 'boolean' }, { type: 'boolean', array: false }],
    [{ type: 'count' }, { type: 'count', array: false }],
    [{ type: 'array' }, { type: 'untyped', array: true }],
    [
      { array: true, type: 'number' },
      { type: 'number', array: true },
    ],
    [
      { array: true, string: true },
      { type: 'string', array: true },
    ],
    [{ nargs: 2 }, { nargs: 2, requiresArg: false }],
    [{ nargs: 0 }, { requiresArg: false }],
    [{ requiresArg: true }, { requiresArg: true }],
    [{ normalize: true }, { normalize: true, type: 'untyped' }],
    [{ choices: ['a', 1, true, null] }, { choices: ['a', 1, true, null] }],
    [{ choices: ['a', undefined, () => {}, 'a', Number.NaN] }, { choices: ['a'] }],
    [{ demandOption: true }, { required: true }],
    [{ demandOption: 'Say it' }, { required: true }],
    [{ demandOption: false }, { required: false }],
    [{ hidden: true }, { hidden: true }],
    [{ deprecated: true }, { deprecated: true }],
    [{ deprecated: 'use y' }, { deprecated: 'use y' }],
    [{ global: false }, { global: false }],
    [{ config: true }, { config: true }],
    [{ coerce: () => 1 }, { coerced: true }],
    [{ describe: 'Text' }, { description: 'Text' }],
    [{ group: 'Group' }, { group: 'Group' }],
    [{ type: 'string', boolean: true }, { type: 'boolean' }],
    [{ type: 'string', number: true }, { type: 'string' }],
    [{ type: 'boolean', count: true }, { type: 'count' }],
  ])('%j', async (declaration, expected) => {
    const command = await readRun(yargs, (y) => y.option('x', declaration as never));
    expect(optionOf(command, 'x')).toMatchObject(expected);
    if (!('nargs' in expected)) expect(optionOf(command, 'x')).not.toHaveProperty('nargs');
  });

  const cycle: unknown[] = [];
  cycle.push(cycle);
  test.each([
    ['text', 'text'],
    [0, 0],
    [false, false],
    [null, null],
    [
      ['a', 1],
      ['a', 1],
    ],
    [{ a: { b: [] } }, { a: { b: [] } }],
    [() => 'computed', 'computed'],
  ])('a default that JSON can say: %j', async (value, expected) => {
    const option = optionOf(await readRun(yargs, (y) => y.option('x', { default: value })), 'x');
    expect(option).toMatchObject({ hasDefault: true, default: expected });
  });

  test.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [-0],
    [new Date(0)],
    [new Map()],
    [{ a: undefined }],
    [[1, () => {}]],
    [cycle],
    [1n],
  ])('a default that JSON cannot say: %s', async (value) => {
    const option = optionOf(await readRun(yargs, (y) => y.option('x', { default: value })), 'x');
    expect(option.hasDefault).toBe(true);
    expect(option).not.toHaveProperty('default');
  });

  test('undefined is no default', async () => {
    const command = await readRun(yargs, (y) => y.option('x', { default: undefined }));
    expect(optionOf(command, 'x').hasDefault).toBe(false);
  });

  test('a default has the wording of the program, or the name of the function that gives it', async () => {
    function randomPort() {
      return 8080;
    }
    const command = await readRun(yargs, (y) =>
      y
        .option('a', { default: 1, defaultDescription: 'one' })
        .option('b', { default: randomPort })
        .default('c', 2, 'two')
        .option('d', { default: 3 }),
    );
    const wordings = ['a', 'b', 'c', 'd'].map((n) => optionOf(command, n).defaultDescription);
    expect(wordings).toEqual(['one', '(random-port)', 'two', undefined]);
  });

  test('methods declare as much as objects do', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .string('s')
        .boolean(['b', 'bb'])
        .number('n')
        .count('c')
        .array('a')
        .normalize('p')
        .choices('k', ['x', 'y'])
        .nargs('two', 2)
        .requiresArg('s')
        .demandOption(['n'])
        .default('b', true)
        .describe('s', 'S')
        .hide('c')
        .deprecateOption('a', 'no more')
        .group(['s', 'n'], 'Group')
        .coerce('k', String)
        .config('settings'),
    );
    expect(optionOf(command, 's')).toMatchObject({
      type: 'string',
      requiresArg: true,
      group: 'Group',
      description: 'S',
    });
    expect(optionOf(command, 'b')).toMatchObject({ type: 'boolean', default: true });
    expect(optionOf(command, 'bb')).toMatchObject({ type: 'boolean', hasDefault: false });
    expect(optionOf(command, 'n')).toMatchObject({
      type: 'number',
      required: true,
      group: 'Group',
    });
    expect(optionOf(command, 'c')).toMatchObject({ type: 'count', hidden: true });
    expect(optionOf(command, 'a')).toMatchObject({ array: true, deprecated: 'no more' });
    expect(optionOf(command, 'p')).toMatchObject({ normalize: true });
    expect(optionOf(command, 'k')).toMatchObject({ choices: ['x', 'y'], coerced: true });
    expect(optionOf(command, 'two')).toMatchObject({ nargs: 2 });
    expect(optionOf(command, 'settings')).toMatchObject({
      config: true,
      description: 'Path to JSON config file',
    });
    expect(ownOptions(command)).toHaveLength(10);
  });

  test('names that are aliases of one another are one option, in whatever way they are joined', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .alias('a', ['b', 'c'])
        .alias('d', 'c')
        .option('verbose', { alias: 'v' })
        .alias('loud', 'verbose')
        .option('x', { alias: ['y', 'why'] }),
    );
    const classes = ownOptions(command).map(({ name, aliases }) => [name, ...aliases].sort());
    expect(classes.sort()).toEqual([
      ['a', 'b', 'c', 'd'],
      ['loud', 'v', 'verbose'],
      ['why', 'x', 'y'],
    ]);
  });

  test('the canonical name is that on the left, or else the first long one', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .option('force', { alias: ['f', 'overwrite'] })
        .option('v', { alias: ['verbose', 'loud'] })
        .option('p', { alias: 'q' }),
    );
    expect(ownOptions(command).map(({ name, aliases }) => [name, aliases])).toEqual([
      ['force', ['f', 'overwrite']],
      ['verbose', ['v', 'loud']],
      ['p', ['q']],
    ]);
  });

  test('facts may be kept under any name of the option', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .option('amount', { alias: ['a', 'quantity'] })
        .number('a')
        .array('quantity')
        .default('a', 3, 'three')
        .describe('quantity', 'How many')
        .demandOption('a')
        .hide('amount')
        .deprecateOption('a')
        .coerce('quantity', Number)
        .choices('a', [1, 3])
        .choices('quantity', [3, 4])
        .nargs('quantity', 2)
        .group('a', 'Group')
        .config({ quantity: 3 }),
    );
    expect(ownOptions(command)).toMatchObject([
      {
        name: 'amount',
        aliases: ['a', 'quantity'],
        type: 'number',
        array: true,
        nargs: 2,
        choices: [3],
        default: 3,
        defaultDescription: 'three',
        description: 'How many',
        required: true,
        hidden: true,
        deprecated: true,
        coerced: true,
        configured: true,
        group: 'Group',
      },
    ]);
  });

  test('an option is hidden where the help does not list it: under a name that is no alias', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .option('shown', { alias: 's' })
        .hide('s')
        .option('gone', { alias: 'g', hidden: true })
        .option('twinName', { hidden: true })
        .option('twin-name', {}),
    );
    expect(ownOptions(command).map(({ name, hidden }) => [name, hidden])).toEqual([
      ['shown', false],
      ['gone', true],
      ['twinName', false],
    ]);
  });

  test('both spellings of a name are one where both are declared, and only then listed', async () => {
    const declare = (y: Parameters<Parameters<typeof readRun>[1]>[0]) =>
      y
        .option('dry-run', { type: 'boolean' })
        .option('dryRun', { describe: 'Try' })
        .option('max-items', { type: 'number' })
        .option('colorDepth', { alias: 'color-depth' });
    const command = await readRun(yargs, declare);
    expect(ownOptions(command).map(({ name, aliases, type }) => [name, aliases, type])).toEqual([
      ['dry-run', ['dryRun'], 'boolean'],
      ['max-items', [], 'number'],
      ['colorDepth', ['color-depth'], 'untyped'],
    ]);
    const apart = await readRun(yargs, (y) =>
      declare(y).parserConfiguration({ 'camel-case-expansion': false }),
    );
    expect(ownOptions(apart).map(({ name }) => name)).toEqual([
      'dry-run',
      'dryRun',
      'max-items',
      'colorDepth',
    ]);
  });

  test('of several defaults that of the first name counts, as it does for the handler', async () => {
    const command = await readRun(yargs, (y) =>
      y.option('x', { alias: 'xx', default: 1 }).option('xx', { default: 2 }),
    );
    expect(optionOf(command, 'xx').default).toBe(1);
  });

  test('names with a dot and names that begin with no are names', async () => {
    const command = await readRun(yargs, (y) =>
      y.option('db.host', { default: 'h' }).option('no-color', { type: 'boolean' }),
    );
    expect(ownOptions(command).map(({ name }) => name)).toEqual(['db.host', 'no-color']);
  });

  test('names that every object has are names like others', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const tree = await read(yargs, (y) => {
      const declare = (own: typeof y) => names.forEach((name) => void own.option(name, {}));
      y.command('constructor', '', declare).command('toString', '', declare);
    });
    expect(tree.commands.map(({ path }) => path)).toEqual([['constructor'], ['toString']]);
    for (const command of tree.commands) {
      expect(ownOptions(command).map(({ name }) => name)).toEqual(names);
    }
  });

  test('what is said about words that are no option makes none', async () => {
    const command = await readRun(yargs, (y) => {
      y.string(['_', '--']).describe('_', 'Words').demandCommand(1, 2).hide('ghost');
      Reflect.apply(y.global, y, ['ghost', false]);
    });
    expect(ownOptions(command)).toEqual([]);
    expect(command.demanded).toEqual({ min: 1, max: 2 });
  });

  test('a value in a configuration object is known, also for a dotted name and the other spelling', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .option('maxItems', { demandOption: true })
        .option('db.host', {})
        .option('db.port', {})
        .option('plain', { alias: 'p' })
        .option('absent', {})
        .option('unset', {})
        .config({ 'max-items': 3, db: { host: 'h' }, p: false, unset: undefined }),
    );
    const configured = ownOptions(command).filter((option) => option.configured);
    expect(configured.map(({ name }) => name)).toEqual(['maxItems', 'db.host', 'plain']);
    expect(command.dynamics.configObjects).toBe(true);
  });
});

describe.each(versions)('built-in options of yargs $version', ({ yargs }) => {
  const builtins = (command: Awaited<ReturnType<typeof readRun>>) =>
    command.options.flatMap(({ name, builtin }) => (builtin ? [[name, builtin]] : []));

  test('are marked under their own names', async () => {
    expect(builtins(await readRun(yargs, () => {}))).toEqual([
      ['help', 'help'],
      ['version', 'version'],
    ]);
  });

  test('are marked where the program renames, describes or joins them', async () => {
    const tree = await read(yargs, (y) =>
      y
        .help('info', 'Zeigt Hilfe')
        .version('release', 'Zeigt die Version', '1.0.0')
        .showHidden('everything', 'Zeigt alles')
        .alias('info', 'i')
        .command('run', '', (run) => run.describe('release', 'Anders').option('x', {})),
    );
    const command = commandAt(tree, 'run');
    expect(builtins(command)).toEqual([
      ['info', 'help'],
      ['release', 'version'],
      ['everything', 'show-hidden'],
    ]);
    expect(optionOf(command, 'info')).toMatchObject({ aliases: ['i'], description: 'Zeigt Hilfe' });
    expect(optionOf(command, 'release').description).toBe('Anders');
    expect(ownOptions(command).map(({ name }) => name)).toEqual(['x']);
  });

  test('show-hidden is one where the program asks for it', async () => {
    const command = await readRun(yargs, (y) => y.showHidden());
    expect(builtins(command)).toContainEqual(['show-hidden', 'show-hidden']);
    expect(optionOf(command, 'show-hidden').description).toBe('Show hidden options');
    expect(builtins(await readRun(yargs, (y) => y.option('x', { hidden: true })))).toHaveLength(2);
  });

  test('are the program’s own options where it switches them off', async () => {
    const command = await readRun(yargs, (y) =>
      y
        .help(false)
        .version(false)
        .option('help', { type: 'boolean', describe: 'Asks a colleague' })
        .option('version', { type: 'string' }),
    );
    expect(builtins(command)).toEqual([]);
    expect(ownOptions(command).map(({ name }) => name)).toEqual(['help', 'version']);
  });

  test('switching them off or renaming them in one builder does nothing to the next', async () => {
    const tree = await read(yargs, (y) =>
      y
        .help('help', 'Helps')
        .command('a', '', (a) => a.version(false).help(false).option('version', { type: 'string' }))
        .command('b', '', (b) => b.help('b-help').version('b-version', 'B', '1'))
        .command('c', ''),
    );
    expect(builtins(commandAt(tree, 'a'))).toEqual([]);
    expect(builtins(commandAt(tree, 'b'))).toEqual([
      ['b-help', 'help'],
      ['b-version', 'version'],
    ]);
    expect(builtins(commandAt(tree, 'c'))).toEqual([
      ['version', 'version'],
      ['help', 'help'],
    ]);
    expect(optionOf(commandAt(tree, 'c'), 'help').description).toBe('Helps');
  });
});
