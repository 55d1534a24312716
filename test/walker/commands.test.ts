import { describe, expect, test } from 'vitest';
import type { Argv } from 'yargs';
import { bridgeKey, factsKey } from '../../bridge/model/exposure.js';
import { commandAt, modern, pathsOf, read, versions } from './programs.js';

const nothing = () => {};
const run = () => {
  throw new Error('A handler ran');
};

describe.each(versions)('yargs $version', ({ yargs }) => {
  test('a program without commands is one command', async () => {
    const tree = await read(yargs, (y) =>
      y.usage('Sorts lines\n\nUsage: $0 [files..]').option('x', {}),
    );
    expect(pathsOf(tree)).toEqual(['root']);
    expect(tree.groups).toEqual([]);
    expect(tree.commands[0]).toMatchObject({
      path: [],
      usage: 'Usage: $0 [files..]',
      description: 'Sorts lines',
      positionals: [],
      subcommands: [],
    });
  });

  test('nested commands come depth first in the order of declaration', async () => {
    const tree = await read(yargs, (y) =>
      y
        .command('one', '1', nothing, run)
        .command('two', '2', (two) =>
          two.command('b', 'B', nothing, run).command('a', 'A', (a) => a.command('c', 'C')),
        )
        .command('three <x>', '3', nothing, run),
    );
    expect(pathsOf(tree)).toEqual(['leaf one', 'leaf two b', 'leaf two a c', 'leaf three']);
    expect(tree.groups.map(({ path, description }) => [path, description])).toEqual([
      [[], ''],
      [['two'], '2'],
      [['two', 'a'], 'A'],
    ]);
    expect(commandAt(tree, 'three').usage).toBe('three <x>');
  });

  test.each(['$0', '*', '$0 [x]', '* [x]'])('an unnamed default command: %s', async (usage) => {
    const tree = await read(yargs, (y) =>
      y.command(usage, 'Main', nothing, run).command(['other', 'o'], 'Other', nothing, run),
    );
    expect(pathsOf(tree)).toEqual(['default', 'leaf other']);
    const main = commandAt(tree);
    expect(main.usage).toBe(usage.replace('*', '$0'));
    expect(main.description).toBe('Main');
    expect(main.subcommands).toEqual(['$0', 'other', 'o']);
    expect(main.positionals.map(({ name }) => name)).toEqual(usage.includes('x') ? ['x'] : []);
  });

  test('usage with a description declares the default command', async () => {
    const tree = await read(yargs, (y) => y.usage('$0 <file>', 'Shows', (own) => own, run));
    expect(pathsOf(tree)).toEqual(['default']);
    expect(commandAt(tree).positionals).toMatchObject([{ name: 'file', required: true }]);
  });

  test.each([[['serve <port>', '$0']], [['$0 <port>', 'serve']], [['serve <port>', '*', 's']]])(
    'a default command with a name is one command: %j',
    async (names) => {
      const tree = await read(yargs, (y) => y.command([...names], 'Serves', nothing, run));
      expect(pathsOf(tree)).toEqual(['leaf serve']);
      expect(commandAt(tree, 'serve').aliases).toEqual(names.includes('s') ? ['s'] : []);
      expect(commandAt(tree, 'serve').usage).toBe('serve <port>');
    },
  );

  test('a default command that another replaces can never run', async () => {
    const tree = await read(yargs, (y) =>
      y.command('$0', 'First', nothing, run).command(['second', '$0'], 'Second', nothing, run),
    );
    expect(pathsOf(tree)).toEqual(['leaf second']);
    expect(tree.skipped).toMatchObject([{ path: ['$0'], code: 'not-callable' }]);
  });

  test('the default command of a group stands for the group', async () => {
    const tree = await read(yargs, (y) =>
      y.command(
        'db',
        'Data',
        (db) => db.command('$0', 'Shell', nothing, run).command('dump', 'Dump', nothing, run),
        run,
      ),
    );
    expect(pathsOf(tree)).toEqual(['default db', 'leaf db dump']);
    expect(commandAt(tree, 'db').description).toBe('Shell');
    expect(tree.groups.map(({ path }) => path)).toEqual([[], ['db']]);
  });

  test('commands below a default command are reached without a word of its own', async () => {
    const tree = await read(yargs, (y) =>
      y.command('$0', 'Main', (main) => main.command('below', 'Below', nothing, run), run),
    );
    expect(pathsOf(tree)).toEqual(['default', 'leaf below']);
    expect(commandAt(tree).subcommands).toEqual(['$0', 'below']);
  });

  test('a group is callable where it has a handler and demands no command', async () => {
    const sub = (y: Parameters<Parameters<typeof read>[1]>[0]) => y.command('sub', 'Sub');
    const tree = await read(yargs, (y) =>
      y
        .command('callable', '', sub, run)
        .command('demanding', '', (d) => sub(d).demandCommand(1), run)
        .command('without', '', sub)
        .command('empty', '', sub, () => {})
        .command('lenient', '', (l) => sub(l).demandCommand(0), run),
    );
    expect(pathsOf(tree).filter((path) => !path.endsWith('sub'))).toEqual([
      'group callable',
      'group lenient',
    ]);
    expect(commandAt(tree, 'callable').subcommands).toEqual(['sub']);
    expect(tree.groups.map(({ path }) => path.join(' '))).toEqual([
      '',
      'demanding',
      'without',
      'empty',
    ]);
  });

  test('aliases belong to the last word', async () => {
    const tree = await read(yargs, (y) =>
      y.command(['install [pkg]', 'i', 'add'], 'Installs', (i) => i.command(['x', 'y'], 'X')),
    );
    expect(commandAt(tree, 'install', 'x').aliases).toEqual(['y']);
    expect(pathsOf(tree)).toEqual(['leaf install x']);
    const flat = await read(yargs, (y) => y.command(['install [pkg]', 'i', 'add'], 'Installs'));
    expect(commandAt(flat, 'install').aliases).toEqual(['i', 'add']);
  });

  test('what is below something hidden is hidden, and a module without description is', async () => {
    const tree = await read(yargs, (y) =>
      y
        .command('shown', 'Shown')
        .command('plain', '')
        .command('hidden', false as never, (h: Argv) => h.command('below', 'Below'))
        .command({ command: 'undescribed', handler: run })
        .command({ command: 'described', desc: 'D', handler: run } as never),
    );
    expect(tree.commands.map(({ path, hidden }) => [path.join(' '), hidden])).toEqual([
      ['shown', false],
      ['plain', false],
      ['hidden below', true],
      ['undescribed', true],
      ['described', false],
    ]);
    expect(tree.groups.map(({ hidden }) => hidden)).toEqual([false, true]);
    expect(commandAt(tree, 'undescribed').description).toBe('');
  });

  test('what is below something deprecated is deprecated', async () => {
    const tree = await read(yargs, (y) =>
      y
        .command('old', '', (o) => o.command('below', ''), nothing, [], 'use new')
        .command({ command: 'bad', describe: 'B', deprecated: true, handler: run })
        .command('good', ''),
    );
    expect(tree.commands.map(({ deprecated }) => deprecated)).toEqual(['use new', true, false]);
    expect(tree.groups.map(({ deprecated }) => deprecated)).toEqual([false, 'use new']);
  });

  test.each([
    [[]],
    [['shell-completion']],
    [['completion', 'A description of its own']],
    [['shell-completion', 'A description of its own']],
    [['complete', false]],
  ])('the completion command is left out: %j', async (given) => {
    const tree = await read(yargs, (y) => {
      y.command('stub', 'Stub').command('$0', 'Main', nothing, run);
      Reflect.apply(y.completion, y, given);
    });
    expect(pathsOf(tree)).toEqual(['leaf stub', 'default']);
    expect(commandAt(tree).subcommands).toContain(given[0] ?? 'completion');
  });

  test('the bridge leaves out its own command, and what is below it is not even entered', async () => {
    const handler = Object.assign(() => {}, { [bridgeKey]: true });
    const enter = () => {
      throw new Error('Entered');
    };
    const tree = await read(yargs, (y) => y.command('mcp', 'Serves tools', enter, handler));
    expect(tree).toMatchObject({ groups: [], skipped: [] });
    expect(pathsOf(tree)).toEqual(['root']);
    expect(tree.commands[0]?.subcommands).toEqual(['mcp']);
  });

  test('facts are found on the handler, however it is declared', async () => {
    const facts = { effect: 'read' } as const;
    const described = () => Object.assign(() => {}, { [factsKey]: facts });
    const tree = await read(yargs, (y) =>
      y
        .command('plain', '', nothing, described())
        .command({ command: 'module', handler: described() })
        .command('pair', '', { builder: nothing, handler: described() } as never)
        .command([{ command: 'listed', handler: described() }] as never)
        .command('group', '', (g) => g.command('sub', '', nothing, run), described())
        .command(['named', '$0'], '', nothing, described())
        .command('none', '', nothing, run),
    );
    const withFacts = tree.commands.filter((command) => command.facts === facts);
    expect(withFacts.map(({ path }) => path.join(' '))).toEqual([
      ...['plain', 'module', 'pair', 'listed', 'group', 'named'],
    ]);
    expect('facts' in commandAt(tree, 'none')).toBe(false);
  });

  test('commands have the same handlerId exactly when they share a handler', async () => {
    const tree = await read(yargs, (y) => {
      const shared = () => {};
      y.command('a', '', nothing, shared)
        .command('b', '', nothing, run)
        .command('c', '', (c) => c.command('d', '', nothing, shared).command('e', ''))
        .command('f', '');
    });
    const ids = new Map(tree.commands.map(({ path, handlerId }) => [path.join(' '), handlerId]));
    expect(ids.get('c d')).toBe(ids.get('a'));
    expect(new Set(ids.values()).size).toBe(4);
  });

  test('a builder is a function or an object, and gives no sign of help being asked for', async () => {
    const given: unknown[] = [];
    const tree = await read(yargs, (y) =>
      y
        .command('object', '', { x: { type: 'number' } })
        .command('function', '', ((inner: typeof y, help: unknown) => {
          given.push(help);
          return inner.option('x', { type: 'number' });
        }) as never)
        .command('none', ''),
    );
    for (const name of ['object', 'function']) {
      expect(commandAt(tree, name).options).toContainEqual(
        expect.objectContaining({ name: 'x', type: 'number' }),
      );
    }
    expect(given).toEqual([false]);
  });

  test('commands below a command that halts at the first word can never run', async () => {
    const halt = { 'halt-at-non-option': true };
    const tree = await read(yargs, (y) =>
      y
        .command('$0 [words..]', '', nothing, run)
        .command('named', '', run)
        .command('own', '', (own) => own.parserConfiguration(halt), run)
        .parserConfiguration(halt),
    );
    expect(pathsOf(tree)).toEqual(['default']);
    expect(tree.skipped.map(({ path, code }) => [path, code])).toEqual([
      [['named'], 'not-callable'],
      [['own'], 'not-callable'],
    ]);
    const leaf = await read(yargs, (y) =>
      y.command('own', '', (o) => o.parserConfiguration(halt), run),
    );
    expect(pathsOf(leaf)).toEqual(['leaf own']);
  });

  test('a command that declares itself below itself ends the walk there', async () => {
    const endless = {
      command: 'again',
      builder: (y: never) => (y as { command(m: unknown): unknown }).command(endless),
      handler: run,
    };
    const tree = await read(yargs, (y) => y.command(endless as never).command('fine', ''));
    expect(tree.skipped).toMatchObject([{ path: ['again', 'again'], code: 'not-callable' }]);
    expect(pathsOf(tree)).toEqual(['group again', 'leaf fine']);
  });

  test('commands that are declared anew at every level end at a fixed depth', async () => {
    type Level = Parameters<Parameters<typeof read>[1]>[0];
    const deeper = (y: Level): Level => y.command('deeper', '', (inner) => deeper(inner));
    const tree = await read(yargs, (y) => deeper(y));
    expect(tree.commands).toEqual([]);
    expect(tree.skipped).toMatchObject([{ code: 'not-callable' }]);
    expect(tree.skipped[0]?.path).toHaveLength(17);
  });

  test('the program is named as its help names it', async () => {
    expect((await read(yargs, () => {})).program).toBe('program');
    expect((await read(yargs, (y) => y.scriptName('tools/my program'))).program).toBe(
      'tools/my program',
    );
  });

  test('a version is known where the program states one', async () => {
    const versionOf = async (declare: Parameters<typeof read>[1]) =>
      (await read(yargs, declare)).version;
    expect(await versionOf(() => {})).toBeUndefined();
    expect(await versionOf((y) => y.version('12.3.4'))).toBe('12.3.4');
    expect(await versionOf((y) => y.version('v', 'Prints it', '5.6.7'))).toBe('5.6.7');
    expect(await versionOf((y) => y.version(false))).toBeUndefined();
  });

  test('the same program gives the same bytes', async () => {
    const declare: Parameters<typeof read>[1] = (y) =>
      y
        .option('x', { alias: ['y', 'long-name'], group: 'G', type: 'string' })
        .command('a <b>', 'A', (a) =>
          a.option('x', { choices: ['1'] }).option('z', { global: false }),
        )
        .command('$0', 'D', { q: { array: true } }, () => {});
    const [first, second] = [await read(yargs, declare), await read(yargs, declare)];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });
});

describe.each(modern)('yargs $version', ({ yargs }) => {
  test('asynchronous builders are awaited, at every level', async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 1));
    const tree = await read(yargs, (y) =>
      y.command('a', '', async (a) => {
        await later();
        a.option('early', {});
        await later();
        return a.command('b', '', async (b) => {
          await later();
          return b.option('late', { type: 'number' });
        });
      }),
    );
    const names = commandAt(tree, 'a', 'b').options.map(({ name }) => name);
    expect(names).toEqual(['help', 'version', 'early', 'late']);
  });

  test('a hidden command keeps its aliases', async () => {
    const tree = await read(yargs, (y) => y.command(['secret', 's'], false as never, nothing, run));
    expect(commandAt(tree, 'secret').aliases).toEqual(['s']);
  });
});

test('yargs 16 does not wait for an asynchronous builder, so the command is skipped', async () => {
  const { yargs } = versions[3] ?? {};
  if (yargs === undefined) throw new Error('yargs 16 is missing');
  const tree = await read(yargs, (y) =>
    y
      .command('late', '', async (l) => {
        await Promise.resolve();
        l.option('late', {});
      })
      .command('fine', ''),
  );
  expect(tree.skipped).toMatchObject([{ path: ['late'], code: 'unsupported-yargs' }]);
  expect(commandAt(tree, 'fine').options.map(({ name }) => name)).toEqual(['help', 'version']);
});
