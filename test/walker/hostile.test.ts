import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Argv } from 'yargs';
import { walk } from '../../bridge/walker/walk.js';
import { commandAt, modern, ownOptions, pathsOf, read, versions, type Yargs } from './programs.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A program of three commands, of which the second has the builder given. */
const between = (yargs: Yargs, builder: (y: Argv) => unknown, options = {}) =>
  walk(
    () =>
      yargs([])
        .scriptName('program')
        .command('first', '', (y) => y.option('a', {}))
        .command('hostile', '', (y) => builder(y) as never)
        .command('last', '', (y) => y.option('b', {})),
    options,
  );

const othersAreRead = (tree: Awaited<ReturnType<typeof walk>>) => {
  expect(pathsOf(tree)).toEqual(['leaf first', 'leaf last']);
  expect(ownOptions(commandAt(tree, 'first')).map(({ name }) => name)).toEqual(['a']);
  expect(ownOptions(commandAt(tree, 'last')).map(({ name }) => name)).toEqual(['b']);
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(versions)('yargs $version', ({ yargs }) => {
  test.each<[string, string, (y: Argv) => unknown]>([
    ['exits', '0', () => process.exit()],
    ['exits with a code', '3', () => process.exit(3)],
    [
      'exits and catches what that throws',
      '4',
      (y) => {
        try {
          process.exit(4);
        } catch {
          return y.option('c', {});
        }
      },
    ],
    [
      'exits twice',
      '5',
      () => {
        try {
          process.exit(5);
        } finally {
          process.exit(6);
        }
      },
    ],
    [
      'really exits',
      '7',
      () => (process as unknown as { reallyExit(code: number): void }).reallyExit(7),
    ],
    ['exits through yargs', '8', (y) => y.exit(8, new Error('Eight'))],
    [
      'prints help and exits',
      '0',
      (y) => {
        y.showHelp();
        process.exit(0);
      },
    ],
  ])('a builder that %s is skipped, with code %s', async (_, code, builder) => {
    const tree = await between(yargs, builder);
    othersAreRead(tree);
    expect(tree.skipped).toEqual([
      {
        path: ['hostile'],
        code: 'builder-exited',
        reason: `Its builder ended the process with exit code '${code}'; a builder must only declare options, so exit in the handler or in a check`,
      },
    ]);
  });

  test.each([
    [new Error('Out of paper\nsecond line'), 'Out of paper'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('a builder that throws is skipped: %s', async (thrown, said) => {
    const tree = await between(yargs, () => {
      throw thrown;
    });
    othersAreRead(tree);
    expect(tree.skipped).toMatchObject([{ path: ['hostile'], code: 'builder-threw' }]);
    expect(tree.skipped[0]?.reason).toContain(`Its builder threw '${said}';`);
  });

  test('what yargs refuses is what a builder throws', async () => {
    const tree = await between(yargs, (y) => y.usage('run', 'Runs'));
    othersAreRead(tree);
    expect(tree.skipped.map(({ code }) => code)).toEqual(['builder-threw']);
  });

  test.each<[string, (y: Argv) => unknown]>([
    ['argv', (y) => y.option('c', {}).argv],
    ['parse', (y) => y.option('c', {}).parse()],
    ['parse with words', (y) => y.option('c', {}).parse(['--help'])],
    ['parse with a callback', (y) => y.option('c', {}).parse(['first'], () => {})],
    ['help', (y) => y.option('c', {}).showHelp()],
    ['completion', (y) => y.option('c', {}).showCompletionScript()],
  ])('a builder that asks for %s runs nothing, and is read', async (_, builder) => {
    const write = vi.spyOn(process.stdout, 'write');
    const complain = vi.spyOn(process.stderr, 'write');
    const tree = await between(yargs, builder);
    expect(ownOptions(commandAt(tree, 'hostile')).map(({ name }) => name)).toEqual(['c']);
    expect([...write.mock.calls, ...complain.mock.calls]).toEqual([]);
  });

  test('a builder that switches exits on again does not get them', async () => {
    const tree = await between(yargs, (y) => y.exitProcess(true).exit(1, new Error('One')));
    othersAreRead(tree);
  });

  test('what a builder prints goes to standard error', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const complain = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await between(yargs, () => {
      process.stdout.write('loud');
      process.stderr.write('clear');
    });
    expect(write).not.toHaveBeenCalled();
    expect(complain.mock.calls.map(([chunk]) => chunk)).toEqual(['loud', 'clear']);
    process.stdout.write('after');
    expect(write).toHaveBeenCalledWith('after');
  });

  test('a builder sees a command line without words, and its own changes to it alone', async () => {
    const before = process.argv;
    const seen: string[][] = [];
    await between(yargs, () => {
      seen.push(process.argv);
      process.argv = ['node', 'script', '--help'];
      seen.push(process.argv);
    });
    await between(yargs, () => seen.push(process.argv));
    expect(seen).toEqual([before.slice(0, 2), ['node', 'script', '--help'], before.slice(0, 2)]);
    expect(process.argv).toBe(before);
  });

  test('what a builder replaces in process is its own', async () => {
    const { exit } = process;
    const calls: unknown[] = [];
    const tree = await between(yargs, (y) => {
      process.exit = ((code: unknown) => calls.push(code)) as never;
      process.exit(3);
      return y.option('c', {});
    });
    expect(calls).toEqual([3]);
    expect(pathsOf(tree)).toContain('leaf hostile');
    expect(process.exit).toBe(exit);
  });

  test('an exit code that a builder sets is not that of the process', async () => {
    const before = process.exitCode;
    await between(yargs, () => {
      process.exitCode = 9;
    });
    expect(process.exitCode).toBe(before);
  });

  test('afterwards process is as it was', async () => {
    const keys = ['exit', 'reallyExit', 'emit', 'argv'] as const;
    const describeAll = () => [
      ...keys.map((key) => Object.getOwnPropertyDescriptor(process, key)),
      Object.getOwnPropertyDescriptor(process.stdout, 'write'),
    ];
    const before = describeAll();
    const during: unknown[][] = [];
    await between(yargs, () => during.push(describeAll()));
    expect(during).toHaveLength(1);
    expect(during[0]).not.toEqual(before);
    expect(describeAll()).toEqual(before);
  });

  test('the default command, a group and a command below it can each be skipped', async () => {
    const fail = () => {
      throw new Error('No');
    };
    const tree = await read(yargs, (y) =>
      y
        .command('$0', '', fail)
        .command('group', '', fail)
        .command('other', '', (other) => other.command('bad', '', fail).command('good', '')),
    );
    expect(tree.skipped.map(({ path }) => path)).toEqual([[], ['group'], ['other', 'bad']]);
    expect(pathsOf(tree)).toEqual(['leaf other good']);
  });
});

describe.each(modern)('asynchronous builders of yargs $version', ({ yargs }) => {
  test('that reject or exit are skipped', async () => {
    for (const [builder, code] of [
      [async () => Promise.reject(new Error('Late')), 'builder-threw'],
      [async () => process.exit(2), 'builder-exited'],
      [async () => pause(1).then(() => process.exit(2)), 'builder-exited'],
    ] as const) {
      const tree = await between(yargs, builder);
      othersAreRead(tree);
      expect(tree.skipped).toMatchObject([{ path: ['hostile'], code }]);
    }
  });

  test('that do not end are skipped at the limit, and their instance is given up', async () => {
    let goOn = () => {};
    const hanging = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let made = 0;
    const tree = await walk(
      () => {
        made += 1;
        return yargs([])
          .command('first', '')
          .command('group', '', (group) =>
            group
              .command('before', '')
              .command('hangs', '', async (own) => {
                await hanging;
                return own.option('too-late', {});
              })
              .command('after', '', (after) => after.option('b', {})),
          )
          .command('last', '');
      },
      { builderTimeout: 20 },
    );
    goOn();
    expect(tree.skipped).toEqual([
      {
        path: ['group', 'hangs'],
        code: 'builder-timed-out',
        reason:
          "Its builder did not finish within 20 ms; load what takes longer in the handler, or raise 'builderTimeout'",
      },
    ]);
    expect(pathsOf(tree)).toEqual([
      ...['leaf first', 'leaf group before', 'leaf group after', 'leaf last'],
    ]);
    expect(ownOptions(commandAt(tree, 'group', 'after')).map(({ name }) => name)).toEqual(['b']);
    expect(ownOptions(commandAt(tree, 'last'))).toEqual([]);
    expect(made).toBe(4);
  });

  test('handlers have the same numbers on a fresh instance', async () => {
    const tree = await walk(
      () => {
        const shared = () => {};
        return yargs([])
          .command('a', '', () => {}, shared)
          .command('hangs', '', () => new Promise(() => {}) as never)
          .command('c', '', (c) => c.command('d', '', () => {}, shared));
      },
      { builderTimeout: 10 },
    );
    expect(commandAt(tree, 'c', 'd').handlerId).toBe(commandAt(tree, 'a').handlerId);
  });

  test('a builder that fails only the second time takes down what comes after', async () => {
    let entered = 0;
    const tree = await walk(
      () =>
        yargs([]).command('group', '', (group) => {
          entered += 1;
          if (entered > 1) throw new Error('Not again');
          return group
            .command('hangs', '', () => new Promise(() => {}) as never)
            .command('b', '')
            .command('c', '');
        }),
      { builderTimeout: 10 },
    );
    expect(tree.skipped.map(({ path, code }) => [path.join(' '), code])).toEqual([
      ['group hangs', 'builder-timed-out'],
      ['group b', 'builder-threw'],
      ['group c', 'builder-threw'],
    ]);
  });

  test('a program that declares other commands on a fresh instance', async () => {
    let made = 0;
    const tree = await walk(
      () => {
        made += 1;
        const y = yargs([]).command('hangs', '', () => new Promise(() => {}) as never);
        return made > 2 ? y : y.command('gone', '');
      },
      { builderTimeout: 10 },
    );
    expect(tree.skipped.map(({ path, code }) => [path.join(' '), code])).toEqual([
      ['hangs', 'builder-timed-out'],
      ['gone', 'not-callable'],
    ]);
  });
});

describe.each(modern)('walks at the same time, yargs $version', ({ yargs }) => {
  test('do not disturb one another, nor other code', async () => {
    const program = (name: string, code: number) => () =>
      yargs([])
        .scriptName(name)
        .option(`of-${name}`, {})
        .command('slow', '', async (y) => {
          await pause(5);
          return y.option(name, {});
        })
        .command('exits', '', async () => {
          await pause(3);
          process.exit(code);
        })
        .command('quick', '', (y) => y.option('q', {}));
    const { argv } = process;
    const outside = (async () => {
      const seen = new Set();
      for (let turn = 0; turn < 5; turn += 1) {
        await pause(2);
        seen.add(process.argv);
      }
      return [...seen];
    })();
    const alone = [await walk(program('one', 1)), await walk(program('two', 2))];
    const together = await Promise.all([walk(program('one', 1)), walk(program('two', 2))]);
    expect(together).toEqual(alone);
    expect(together.map(({ skipped }) => skipped[0]?.reason.includes("'1'"))).toEqual([
      true,
      false,
    ]);
    expect(await outside).toEqual([argv]);
  });
});
