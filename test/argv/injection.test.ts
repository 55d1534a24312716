import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion } from './versions.js';

/** A command with one option `x`, whose value no words can say where it is the text `5`. */
function option(x: Record<string, unknown>, prepare = (y: unknown) => y): Line {
  return {
    build: (y, handler) => {
      prepare(y);
      return y.command('cmd', '', { x }, handler);
    },
    values: { x: '5' },
    injection: true,
  };
}

describe.each(everyVersion)('values put in place under yargs %s', (version) => {
  it('leave no word, and are marked', async () => {
    expect(await send(version, option({ alias: 'o' }))).toMatchObject({
      argv: ['cmd'],
      injected: ['x'],
      expectations: [],
      received: { x: '5', o: '5' },
    });
  });

  it('satisfy what is required, and are held to the choices', async () => {
    const required = option({ demandOption: true, choices: ['5', '6'] });
    expect((await send(version, required)).received).toMatchObject({ x: '5' });
    const other = option({ choices: ['6'] });
    expect((await send(version, other)).failed).toMatch(/Invalid values/);
  });

  it('are coerced where that comes later, or refused', async () => {
    const { received, refused } = await send(version, option({ coerce: (x: unknown) => [x] }));
    if (version === '16') expect(refused).toHaveProperty('x');
    else expect(received).toMatchObject({ x: ['5'] });
  });

  it('are seen by middleware, but in 16, where it comes before', async () => {
    const seen: unknown[] = [];
    const line = option({}, (y) =>
      (y as { middleware(f: unknown, before: boolean): unknown }).middleware(
        (argv: Record<string, unknown>) => {
          seen.push(argv.x);
        },
        true,
      ),
    );
    expect((await send(version, line)).received).toMatchObject({ x: '5' });
    expect(new Set(seen)).toEqual(new Set([version === '16' ? undefined : '5']));
  });

  it('cannot name a configuration file, which is read before', async () => {
    const line: Line = {
      build: (y, handler) => y.command('cmd', '', { 'a=b': { config: true } }, handler),
      values: { 'a=b': 'file.json' },
      injection: true,
    };
    expect((await send(version, line)).refused).toHaveProperty(['a=b']);
  });

  it('reach the other names of a positional, which only its usage knows', async () => {
    const line: Line = {
      build: (y, handler) => y.command('cmd <p|other>', '', {}, handler),
      values: { p: '5' },
      injection: true,
    };
    expect(await send(version, line)).toMatchObject({
      argv: ['cmd', '<p>'],
      received: { p: '5', other: '5' },
    });
  });

  it('stand beside words for the rest, which are expected', async () => {
    const settings = {
      text: { type: 'string' },
      any: {},
      list: { array: true },
      path: { normalize: true },
      'no-x': { type: 'boolean' },
    };
    const values = { text: '-t', any: '5', list: ['a'], path: 'p', 'no-x': true };
    const build: Line['build'] = (y, handler) => y.command('cmd <p>', '', settings, handler);
    const sent = await send(version, { build, values: { p: 'p', ...values }, injection: true });
    expect(sent.injected).toEqual(['any']);
    expect(sent.expectations).toEqual([
      { name: 'p', value: 'p' },
      { name: 'text', value: '-t' },
      { name: 'list', value: ['a'] },
    ]);
    const { 'no-x': _, ...rest } = values;
    expect(sent.received).toMatchObject({ ...rest, p: 'p', x: false });
  });

  it('expect nothing of what yargs 16 has coerced by then', async () => {
    const coerced: Line = { ...option({ type: 'string', coerce: String }), values: { x: 'a' } };
    expect((await send(version, coerced)).expectations).toHaveLength(version === '16' ? 0 : 1);
  });
});

describe.each(everyVersion)('commands under yargs %s', (version) => {
  it('whose last word asks for help are refused', async () => {
    const build: Line['build'] = (y, handler) => y.command('help [p]', '', {}, handler);
    for (const injection of [true, false]) {
      const alone = await send(version, { build, path: 'help', injection });
      expect(alone.refused?.help).toMatch(/"help" is the last word of the command/);
      const { received } = await send(version, {
        build,
        path: 'help',
        values: { p: 'p' },
        injection,
      });
      expect(received).toMatchObject({ p: 'p' });
    }
  });

  it('refuse names that they do not have', async () => {
    const { refused } = await send(version, { ...option({}), values: { y: 1 } });
    expect(refused).toEqual({ y: 'The command has no option "y"; leave it out' });
  });
});
