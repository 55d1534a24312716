import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion, unquotesAll } from './versions.js';

/** A command with a list `x`, under parser settings. */
function list(
  settings: Record<string, unknown>,
  configuration: Record<string, unknown> = {},
): Pick<Line, 'build'> {
  return {
    build: (y, handler) =>
      y.parserConfiguration(configuration).command('cmd', '', { x: settings }, handler),
  };
}

const strings = { type: 'string', array: true };

describe.each(everyVersion)('lists under yargs %s', (version) => {
  it.each([
    [['a', 'b']],
    [['-x', '--', '---', '--x=1']],
    [['a', '']],
    [['']],
    [['', '']],
    [['"q"', "'q'", '""', '"']],
    [['5', 'true', 'a=b', 'line\nbreak']],
    [['a---=b', '---']],
  ])('keep %j', async (x) => {
    for (const more of [{}, { requiresArg: true }, { default: ['d'] }, { alias: 'a' }]) {
      const line = { ...list({ ...strings, ...more }), values: { x } };
      expect((await send(version, line)).received).toMatchObject({ x });
    }
  });

  it('write one word for each element', async () => {
    const line = { ...list(strings), values: { x: ['-a', '"b"', ''] } };
    expect((await send(version, line)).argv).toEqual(['cmd', '--x=-a', '--x=""b""', '--x=""']);
  });

  it('keep numbers, booleans and untyped elements', async () => {
    const cases: [Record<string, unknown>, (string | number | boolean)[]][] = [
      [{ type: 'number' }, [1, 1, -0, -5, 1e21, -1e-7]],
      [{ type: 'boolean' }, [true, false, true]],
      [{}, ['a', 5, -1.5, 'true']],
    ];
    for (const [settings, x] of cases) {
      const line = { ...list({ ...settings, array: true }), values: { x } };
      expect((await send(version, line)).received?.x).toEqual(x);
    }
    const numeric = { ...list({ array: true }), values: { x: ['5'] } };
    expect((await send(version, numeric)).refused).toHaveProperty('x');
  });

  it('are empty where a bare option says so, or leaving it out does', async () => {
    const bare = await send(version, { ...list(strings), values: { x: [] } });
    expect(bare).toMatchObject({ argv: ['cmd', '--x'], received: { x: [] } });
    const left = { ...list({ ...strings, requiresArg: true, default: [] }), values: { x: [] } };
    expect(await send(version, left)).toMatchObject({ argv: ['cmd'], received: { x: [] } });
  });

  it('cannot be empty where yargs puts something there', async () => {
    const taken = [{ default: ['d'] }, { requiresArg: true }, { type: 'boolean' }, { nargs: 2 }];
    for (const more of taken) {
      const line = { ...list({ ...strings, type: undefined, ...more }), values: { x: [] } };
      const reason =
        'Yargs would not set "x" to an empty list; leave it out, or send at least one element';
      expect(await send(version, line)).toEqual({ refused: { x: reason } });
      const injected = await send(version, { ...line, injection: true });
      expect(injected).toMatchObject({ injected: ['x'], received: { x: [] } });
    }
  });

  it('take nothing that follows them', async () => {
    const build: Line['build'] = (y, handler) =>
      y
        .parserConfiguration({ 'populate--': true })
        .command('cmd [p]', '', { a: strings, b: strings, c: {} }, handler);
    const values = { p: 'p', a: [], b: ['b'], c: true };
    const { received } = await send(version, { build, values, rest: ['-r', 's'] });
    expect(received).toMatchObject({ ...values, '--': ['-r', 's'] });
  });

  describe('where repeated options do not add up', () => {
    const settings = ['duplicate-arguments-array', 'flatten-duplicate-arrays'];

    it.each(settings)('are one occurrence without %s', async (setting) => {
      const single = list(strings, { [setting]: false });
      const line = { ...single, values: { x: ['-a', 'b', '', '-5'] } };
      expect(await send(version, line)).toMatchObject({
        argv: ['cmd', '--x=-a', 'b', '', '-5'],
        received: line.values,
      });
    });

    it.each(settings)('start no later element with a dash without %s', async (setting) => {
      const line = { ...list(strings, { [setting]: false }), values: { x: ['a', '-b'] } };
      const sent = await send(version, line);
      if (unquotesAll(version)) {
        expect(sent).toMatchObject({ argv: ['cmd', '--x=a', '"-b"'], received: line.values });
      } else {
        expect(sent.refused?.x).toMatch(/"-b", a later value of "x", as an option/);
      }
      expect((await send(version, { ...line, injection: true })).received).toMatchObject(
        line.values,
      );
    });

    it('have one element where they are not greedy either', async () => {
      const configuration = { 'duplicate-arguments-array': false, 'greedy-arrays': false };
      const one = { ...list(strings, configuration), values: { x: ['-a'] } };
      expect((await send(version, one)).received).toMatchObject({ x: ['-a'] });
      const two = { ...list(strings, configuration), values: { x: ['a', 'b'] } };
      expect((await send(version, two)).refused?.x).toMatch(/send one element/);
    });
  });

  it('keep their elements apart where arrays are not greedy', async () => {
    const line = { ...list(strings, { 'greedy-arrays': false }), values: { x: ['a', '', '-b'] } };
    expect((await send(version, line)).received).toMatchObject({ x: ['a', '', '-b'] });
  });

  it('cannot be kept apart from a configuration with combine-arrays', async () => {
    const configured: Line = {
      build: (y, handler) =>
        y
          .parserConfiguration({ 'combine-arrays': true })
          .config({ x: ['c'] })
          .command('cmd', '', { x: strings }, handler),
      values: { x: ['a'] },
    };
    expect((await send(version, configured)).refused?.x).toMatch(/elements of a configuration/);
    const injected = await send(version, { ...configured, injection: true });
    expect(injected.received).toMatchObject({ x: ['a'] });
    const free = { ...list(strings, { 'combine-arrays': true }), values: { x: ['a'] } };
    expect((await send(version, free)).received).toMatchObject({ x: ['a'] });
  });

  it('come in groups of nargs', async () => {
    const pairs = list({ ...strings, nargs: 2 });
    const x = ['-a', 'b', '"c"', 'd'];
    expect((await send(version, { ...pairs, values: { x } })).received).toMatchObject({ x });
    const odd = await send(version, { ...pairs, values: { x: ['a', 'b', 'c'] } });
    expect(odd.refused?.x).toMatch(/groups of 2 values/);
    const lazy = list({ ...strings, nargs: 2 }, { 'greedy-arrays': false });
    expect((await send(version, { ...lazy, values: { x: ['a', 'b'] } })).refused?.x).toMatch(
      /ask for 2/,
    );
  });
});

describe.each(everyVersion)('options with nargs under yargs %s', (version) => {
  const pair = (settings: Record<string, unknown>, configuration?: Record<string, unknown>) =>
    list({ nargs: 2, ...settings }, configuration);

  it.each([
    [['a', 'b']],
    [['-a', '-']],
    [['', '']],
    [['"q"', "'q'"]],
    [['a', '-5']],
    [['--', '-5x']],
  ])('keep the texts %j', async (x) => {
    const line = { ...pair({ type: 'string' }), values: { x } };
    expect((await send(version, line)).received).toMatchObject({ x });
  });

  it('keep numbers, but for a later 1, which yargs adds up', async () => {
    const numbers = pair({ type: 'number' });
    for (const x of [
      [1, 5],
      [5, -1e-7],
      [-0, 0],
    ]) {
      expect((await send(version, { ...numbers, values: { x } })).received?.x).toEqual(x);
    }
    const line = { ...numbers, values: { x: [5, 1] } };
    expect((await send(version, line)).refused?.x).toMatch(/issue 506/);
    expect((await send(version, { ...line, injection: true })).received).toMatchObject({
      x: [5, 1],
    });
  });

  it('start no later value with a dash, unless nargs eat options', async () => {
    const line = { ...pair({ type: 'string' }), values: { x: ['a', '-b'] } };
    const sent = await send(version, line);
    if (unquotesAll(version)) expect(sent.received).toMatchObject({ x: ['a', '-b'] });
    else expect(sent.refused).toHaveProperty('x');
    const eating = pair({ type: 'string' }, { 'nargs-eats-options': true });
    const values = { x: ['a', '--b'] };
    expect((await send(version, { ...eating, values })).received).toMatchObject(values);
  });

  it('take exactly their number', async () => {
    for (const x of [['a'], ['a', 'b', 'c'], 'a']) {
      const { refused } = await send(version, { ...pair({ type: 'string' }), values: { x } });
      expect(refused?.x).toMatch(/exactly 2 values/);
    }
  });

  it('cannot be booleans or paths', async () => {
    const booleans = { ...pair({ type: 'boolean' }), values: { x: [true, false] } };
    expect((await send(version, booleans)).refused?.x).toMatch(/only the last/);
    const paths = { ...pair({ type: 'string', normalize: true }), values: { x: ['a', 'b'] } };
    expect((await send(version, paths)).refused?.x).toMatch(/second path/);
    expect((await send(version, { ...paths, injection: true })).received).toMatchObject(
      paths.values,
    );
  });

  it('keep the last word from asking for help above', async () => {
    const line = { ...pair({ type: 'string' }), values: { x: ['a', 'help'] } };
    const sent = await send(version, line);
    if (unquotesAll(version)) expect(sent.received).toMatchObject(line.values);
    else expect(sent.refused?.x).toMatch(/a request for help/);
  });

  it('are kept by nargs where duplicates are not, unless dotted', async () => {
    const configuration = { 'duplicate-arguments-array': false };
    const values = { x: ['a', 'b'] };
    const line = { ...pair({ type: 'string' }, configuration), values };
    expect((await send(version, line)).received).toMatchObject(values);
    const dotted: Line = {
      build: (y, handler) =>
        y
          .parserConfiguration(configuration)
          .command('cmd', '', { 'a.x': { type: 'string', nargs: 2 } }, handler),
      values: { 'a.x': ['a', 'b'] },
    };
    expect((await send(version, dotted)).refused).toHaveProperty(['a.x']);
  });
});
