import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { BridgeError } from '../../bridge/model/errors.js';
import { walk } from '../../bridge/walker/walk.js';
import { pathsOf, read, versions } from './programs.js';

const failureOf = async (create: () => unknown, options = {}): Promise<BridgeError> => {
  const failure = await walk(create as never, options).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof BridgeError))
    throw new Error('Expected a BridgeError', { cause: failure });
  expect(failure.code).toBe('program-not-loaded');
  return failure;
};

const remedy =
  "expected a yargs instance that has not parsed, so return it without '.argv', '.parse()', '.parseSync()' or '.parseAsync()'";

describe.each(versions)('a factory with yargs $version', ({ yargs }) => {
  const quiet = () =>
    yargs(['run']).command(
      'run',
      '',
      () => {},
      () => {},
    );

  test('that returns parsed arguments', async () => {
    for (const create of [() => quiet().argv, () => quiet().parse(), async () => quiet().argv]) {
      expect((await failureOf(create)).message).toBe(
        `The program factory returned parsed arguments; ${remedy}`,
      );
    }
  });

  test('that returns an instance which has parsed', async () => {
    const failure = await failureOf(() => {
      const y = quiet();
      y.parse();
      return y;
    });
    expect(failure.message).toContain('a yargs instance that has parsed');
  });

  test('that throws', async () => {
    const cause = new Error('No settings\nnot anywhere');
    const failure = await failureOf(() => {
      throw cause;
    });
    expect(failure.message).toMatch(/^The program factory threw 'No settings'; /);
    expect(failure.cause).toBe(cause);
  });

  test('that does not finish', async () => {
    const failure = await failureOf(() => new Promise(() => {}), { builderTimeout: 10 });
    expect(failure.message).toMatch(/^The program factory did not finish within 10 ms; /);
  });

  test('that returns the same instance each time', async () => {
    const y = yargs([]).command('run', '');
    expect((await failureOf(() => y)).message).toContain('the same yargs instance twice');
  });

  test('that is asynchronous', async () => {
    const tree = await walk(async () => {
      await Promise.resolve();
      return yargs([]).command('run', '');
    });
    expect(pathsOf(tree)).toEqual(['leaf run']);
  });

  test('sees a command line without words', async () => {
    const seen: string[][] = [];
    await read(yargs, () => seen.push(process.argv));
    expect(seen).toEqual([process.argv.slice(0, 2), process.argv.slice(0, 2)]);
  });
});

test.each([
  [undefined, "'undefined'"],
  [null, "'null'"],
  ['yargs', "'yargs'"],
  [{}, 'an object that is no yargs instance'],
])('a factory that returns %j', async (value, said) => {
  expect((await failureOf(() => value)).message).toBe(
    `The program factory returned ${said}; ${remedy}`,
  );
});

test('a yargs that lacks what is read of it is said to be unsupported', async () => {
  const create = () => ({
    ...{ $0: '/usr/bin/old', parsed: false, getOptions: () => ({}) },
    exitProcess() {
      return this;
    },
    parse: () => ({}),
  });
  expect(await walk(create)).toEqual({
    program: 'old',
    commands: [],
    groups: [],
    skipped: [
      {
        path: [],
        code: 'unsupported-yargs',
        reason: 'Its yargs is not one that can be read; expected version 16, 17 or 18',
      },
    ],
  });
});

test('the function that yargs 17 exports acts as an instance', async () => {
  const require = createRequire(import.meta.url);
  const tree = await walk(() => {
    const yargs = require('yargs17');
    yargs([]).command('run', 'Runs');
    yargs.command('run', 'Runs');
    return yargs;
  });
  expect(pathsOf(tree)).toEqual(['leaf run']);
});
