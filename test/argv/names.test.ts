import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion, versions } from './versions.js';

type Options = Record<string, Record<string, unknown>>;

/** A command with the options given. */
function options(settings: Options, configuration: Record<string, unknown> = {}): Line {
  return {
    build: (y, handler) =>
      y.parserConfiguration(configuration).command('cmd', '', settings, handler),
  };
}

const text = { type: 'string' };

describe.each(everyVersion)('names under yargs %s', (version) => {
  it.each([
    ...['x', 'Y', '5', 'é', '数', 'max-tokens', 'fooBar', 'FOO-BAR', 'a--b', 'a_b', 'a-b_c', 'URL'],
    ...['two words', 'q"uote', '-x', 'no-x', 'noColor', 'x.y', 'db-x.host-name', '10', 'length'],
  ])('say a text, a list, a number and a count of %j', async (name) => {
    const cases: [Record<string, unknown>, string | number | string[]][] = [
      [text, '-v'],
      [{ ...text, array: true }, ['', '-v']],
      [{ type: 'number' }, 1],
      [{ type: 'count' }, 2],
    ];
    for (const [settings, value] of cases) {
      const line = { ...options({ [name]: settings }), values: { [name]: value } };
      const { received, failed } = await send(version, line);
      expect(failed).toBeUndefined();
      expect(at(received, name)).toEqual(value);
    }
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'that every object has make yargs fail: %s',
    async (name) => {
      const line = { ...options({ [name]: text }), values: { [name]: 'v' }, injection: true };
      expect((await send(version, line)).refused).toEqual({
        [name]: `Yargs would fail on "${name}", for every object has a property of that name; leave it out`,
      });
      const terminal = versions[version]([]).exitProcess(false).fail(raise);
      terminal.command('cmd', '', { [name]: text }, () => {});
      await expect(async () => terminal.parse(['cmd', `--${name}=v`])).rejects.toThrow(
        'forEach is not a function',
      );
    },
  );

  it('reach aliases and twins with the canonical one', async () => {
    const line = { ...options({ 'max-tokens': { ...text, alias: ['m', 'top'] } }) };
    const { argv, received } = await send(version, { ...line, values: { 'max-tokens': 'v' } });
    expect(argv).toEqual(['cmd', '--max-tokens=v']);
    expect(received).toMatchObject({ 'max-tokens': 'v', maxTokens: 'v', m: 'v', top: 'v' });
  });

  it('with an equals sign or a line break are reached by another', async () => {
    for (const name of ['a=b', 'a\nb']) {
      const lone = { ...options({ [name]: text }), values: { [name]: 'v' } };
      expect((await send(version, lone)).refused?.[name]).toMatch(/reads no word as the name/);
      expect((await send(version, { ...lone, injection: true })).received).toMatchObject({
        [name]: 'v',
      });
      const aliased = { ...options({ [name]: { ...text, alias: 'other' } }) };
      const command = await send(version, { ...aliased, values: { [name]: 'v' } });
      if (command.refused === undefined) expect(command.received).toMatchObject({ [name]: 'v' });
    }
  });

  it('that are dotted lead into objects, or do not', async () => {
    const values = { 'db.host': '-h', 'db.port': 1 };
    const settings = { 'db.host': text, 'db.port': { type: 'number' } };
    const nested = await send(version, { ...options(settings), values });
    expect(nested.received).toMatchObject({ db: { host: '-h', port: 1 } });
    expect(nested.expectations).toEqual([
      { name: 'db.host', value: '-h' },
      { name: 'db.port', value: 1 },
    ]);
    const flat = await send(version, { ...options(settings, { 'dot-notation': false }), values });
    expect(flat.received).toMatchObject(values);
  });

  it('cannot be a part of another that is given, or has a default', async () => {
    const both = { ...options({ db: text, 'db.host': text }), values: { db: 'v', 'db.host': 'h' } };
    const { refused } = await send(version, { ...both, injection: true });
    expect(Object.keys(refused ?? {})).toEqual(['db', 'db.host']);
    expect(refused?.db).toMatch(/would make a list of "db" and "db.host"/);
    const inner = { ...options({ db: text, 'db.host': { default: 'h' } }), values: { db: 'v' } };
    expect((await send(version, inner)).refused?.db).toMatch(/the default of "db.host"/);
    expect((await send(version, { ...inner, injection: true })).received).toMatchObject({
      db: 'v',
    });
    const outer = {
      ...options({ db: { default: 'd' }, 'db.host': text }),
      values: { 'db.host': 'h' },
    };
    expect((await send(version, outer)).received).toMatchObject({ db: { host: 'h' } });
    const coerced = { db: { coerce: String }, 'db.host': text };
    const lost = { ...options(coerced), values: { 'db.host': 'h' }, injection: true };
    expect((await send(version, lost)).refused?.['db.host']).toMatch(/would lose/);
  });

  it('cannot lead to what every object has', async () => {
    const line = { ...options({ 'a.toString': text }), values: { 'a.toString': 'v' } };
    expect((await send(version, line)).refused).toHaveProperty(['a.toString']);
    const { received } = await send(version, { ...line, injection: true });
    expect(Object.hasOwn(received?.a as object, 'toString')).toBe(true);
  });

  it('that share a twin cannot be told apart', async () => {
    const line = { ...options({ 'a-b': text, 'a--b': text }), values: { 'a-b': 'v' } };
    const { refused, received } = await send(version, { ...line, injection: true });
    if (refused === undefined) expect(received).not.toHaveProperty('a--b', 'v');
    else expect(refused['a-b']).toMatch(/shares a name/);
  });

  it.each(['_', '$0', '--', '__proto__'])(
    'that yargs keeps for itself are refused: %s',
    async (name) => {
      const line = {
        ...options({ x: { ...text, alias: name } }),
        values: { x: 'v' },
        injection: true,
      };
      const { refused, received } = await send(version, line);
      if (refused === undefined) expect(received).toMatchObject({ x: 'v' });
      else expect(refused).toHaveProperty('x');
    },
  );

  it('of the built-in options ask for help and not for the command', async () => {
    const build: Line['build'] = (y, handler) =>
      y.alias('help', 'h').command('cmd', '', {}, handler);
    for (const injection of [true, false]) {
      const line = { build, values: { help: true, version: true }, injection };
      expect((await send(version, line)).refused).toEqual({
        help: 'Yargs would print its help instead of running the command; leave "help" out',
        version:
          'Yargs would print the version instead of running the command; leave "version" out',
      });
    }
    const own: Line = {
      build: (y, handler) =>
        y.help(false).version(false).command('cmd', '', { help: text, version: text }, handler),
      values: { help: 'true', version: '1' },
    };
    expect((await send(version, own)).received).toMatchObject(own.values ?? {});
  });

  describe('that start with no-', () => {
    const color = { ...options({ 'no-color': { type: 'boolean' } }) };

    it('are bare where they are true, and left out where not', async () => {
      expect(await send(version, { ...color, values: { 'no-color': true } })).toMatchObject({
        argv: ['cmd', '--no-color'],
        received: { color: false },
        expectations: [],
      });
      const absent = await send(version, { ...color, values: { 'no-color': false } });
      expect(absent.argv).toEqual(['cmd']);
      expect(absent.received).not.toHaveProperty('color');
    });

    it('are plain where the program does not negate, refuses the rest, or says otherwise', async () => {
      const plain: [Record<string, unknown>, Record<string, unknown>][] = [
        [{}, { 'boolean-negation': false }],
        [{}, { 'negation-prefix': 'not-' }],
        [{ demandOption: true }, {}],
        [{ default: true }, {}],
      ];
      for (const [more, configuration] of plain) {
        const settings = { 'no-color': { type: 'boolean', ...more } };
        for (const value of [true, false]) {
          const line = { ...options(settings, configuration), values: { 'no-color': value } };
          expect((await send(version, line)).received).toMatchObject({ 'no-color': value });
        }
      }
      const strict: Line = {
        build: (y, handler) => color.build(y.strict(), handler),
        values: { 'no-color': true },
      };
      expect((await send(version, strict)).received).toMatchObject({ 'no-color': true });
    });

    it('cannot contradict what they negate', async () => {
      const settings = { 'no-color': { type: 'boolean' }, color: { type: 'string' } };
      const values = { 'no-color': true, color: 'always' };
      const { refused } = await send(version, { ...options(settings), values, injection: true });
      expect(refused).toEqual({
        'no-color':
          'Yargs reads "no-color" as setting "color" to false, which the input sets otherwise; send one of them',
      });
      const apart = { 'no-color': false, color: 'always' };
      const { received } = await send(version, { ...options(settings), values: apart });
      expect(received).toMatchObject({ color: 'always' });
    });

    it('are untyped and true by their twin only', async () => {
      const line = { ...options({ 'no-color': {} }), values: { 'no-color': true } };
      expect(await send(version, line)).toMatchObject({
        argv: ['cmd', '--noColor'],
        received: { 'no-color': true },
      });
      const lone = { ...options({ 'no-color': {} }, { 'camel-case-expansion': false }) };
      const { refused } = await send(version, { ...lone, values: { 'no-color': true } });
      expect(refused).toHaveProperty('no-color');
    });

    it('are untyped and false with two prefixes', async () => {
      const line = { ...options({ 'no-color': {} }), values: { 'no-color': false } };
      const { argv, received } = await send(version, line);
      expect(argv).toEqual(['cmd', '--no-no-color']);
      expect(received).toMatchObject({ 'no-color': false });
    });
  });
});

function at(argv: Record<string, unknown> | undefined, name: string): unknown {
  const found = name.split('.').reduce<unknown>((value, part) => Object(value)[part], argv);
  return found;
}

function raise(_: string, error: Error): never {
  throw error;
}
