import { describe, expect, test, vi } from 'vitest';
import type { Argv } from 'yargs';
import { commandAt, optionOf, pathsOf, read, versions } from './programs.js';

describe.each(versions)('yargs $version', ({ yargs }) => {
  test('no handler, middleware, check, coercion or reader of a configuration file is called', async () => {
    const ran = vi.fn();
    const call = (name: string) => (given: unknown) => {
      ran(name);
      return given as never;
    };
    const declare = (y: Argv) =>
      y
        .option('coerced', { default: 'value', coerce: call('coerce') })
        .option('settings', {
          default: 'settings.json',
          config: true,
          configParser: call('config'),
        })
        .config('more', 'More', call('config'))
        .default('more', 'more.json')
        .middleware(call('middleware before'), true)
        .middleware(call('middleware after'))
        .check(call('check'))
        .fail(call('fail'))
        .env('HOME');
    const tree = await read(yargs, (y) =>
      declare(y)
        .demandCommand(5, 'Never')
        .strict()
        .config({ coerced: 'from a configuration object' })
        .completion('completion', call('completion') as never)
        .command('$0 <x>', '', declare, call('handler'), [call('own middleware')])
        .command('run', '', declare, call('handler'), [call('own middleware')])
        .command(
          'group',
          '',
          (g) => declare(g).command('sub', '', declare, call('handler')),
          call('handler'),
        ),
    );
    expect(pathsOf(tree)).toEqual(['default', 'leaf run', 'group group', 'leaf group sub']);
    expect(optionOf(commandAt(tree, 'run'), 'coerced')).toMatchObject({
      coerced: true,
      default: 'value',
    });
    expect(ran.mock.calls).toEqual([]);
  });

  test('each builder runs once', async () => {
    const entered: string[] = [];
    await read(yargs, (y) =>
      y
        .command(
          '$0',
          '',
          () => void entered.push('$0'),
          () => {},
        )
        .command('a', '', (a) => {
          entered.push('a');
          return a
            .command('b', '', () => void entered.push('a b'))
            .command('c', '', () => void entered.push('a c'));
        })
        .command(['d', 'e'], '', () => void entered.push('d')),
    );
    expect(entered).toEqual(['$0', 'a', 'a b', 'a c', 'd']);
  });
});
