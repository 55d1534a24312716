import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion } from './versions.js';

/** A command with one option `x`. */
function option(settings: Record<string, unknown>): Pick<Line, 'build'> {
  return { build: (y, handler) => y.command('cmd', '', { x: settings }, handler) };
}

describe.each(everyVersion)('options under yargs %s', (version) => {
  const texts = [
    ['-x', '--', '-', '---', '---=', '----', '--x', '--no-x', '-5', '-\n', 'a---', 'a---=b'],
    ['', ' ', 'two words', 'a=b', '=', 'line\nbreak', '\u0000', '\u2028', 'été 😀', '$HOME', '\\'],
    ['"', "'", '""', "''", '"q"', "'q'", '"q\'', '""q""', '"a" "b"'],
    ['5', '1e3', '0x1F', '007', '1.10', 'true', 'false', 'null', 'help', 'cmd', '__proto__'],
  ].flat();

  it.each(texts.map((text) => [JSON.stringify(text), text]))(
    'keep the text %s',
    async (_, text) => {
      const settings = [{}, { requiresArg: true }, { nargs: 1 }, { default: 'd' }, { alias: 'a' }];
      for (const more of settings) {
        const line = { ...option({ type: 'string', ...more }), values: { x: text } };
        expect((await send(version, line)).received).toMatchObject({ x: text });
      }
    },
  );

  it.each([0, -0, 1, -5, 1.5, -1e-7, 1e21, -1e21, 5e-324, 2 ** 53, 1.7976931348623157e308])(
    'keep the number %d',
    async (number) => {
      for (const more of [{}, { requiresArg: true }, { default: 7 }]) {
        const line = { ...option({ type: 'number', ...more }), values: { x: number } };
        const { argv, received } = await send(version, line);
        expect(argv).toHaveLength(2);
        expect(received?.x).toBe(number);
      }
    },
  );

  it('write booleans out, so that nothing after them is taken', async () => {
    for (const value of [true, false]) {
      for (const more of [{}, { requiresArg: true }, { default: true }]) {
        const line = { ...option({ type: 'boolean', ...more }), values: { x: value } };
        expect(await send(version, line)).toMatchObject({
          argv: ['cmd', `--x=${value}`],
          received: { x: value },
        });
      }
    }
  });

  it('count by repeating', async () => {
    const counted = option({ type: 'count' });
    expect(await send(version, { ...counted, values: { x: 2 } })).toMatchObject({
      argv: ['cmd', '--x=true', '--x=true'],
      received: { x: 2 },
    });
    expect(await send(version, { ...counted, values: { x: 0 } })).toMatchObject({
      argv: ['cmd'],
      received: { x: 0 },
    });
    const line = { ...option({ type: 'count', default: 3 }), values: { x: 1 } };
    expect((await send(version, line)).received).toMatchObject({ x: 1 });
  });

  it('do not count to 0 where something else counts', async () => {
    const reason = { x: expect.stringContaining('given 0 times') };
    const defaulted = { ...option({ type: 'count', default: 3 }), values: { x: 0 } };
    expect(await send(version, defaulted)).toEqual({ refused: reason });
    const many = { ...option({ type: 'count' }), values: { x: 5000 } };
    expect(await send(version, many)).toEqual({ refused: { x: expect.stringContaining('1000') } });
    const environment: Line = {
      build: (y, handler) => y.env('ARGV_TEST').command('cmd', '', { x: { count: true } }, handler),
      values: { x: 0 },
    };
    expect(await send(version, environment)).toEqual({ refused: reason });
    const injected = await send(version, { ...defaulted, injection: true });
    expect(injected).toMatchObject({ injected: ['x'], received: { x: 0 } });
  });

  describe('without a type', () => {
    const sayable = ['text', '', '-x', '"q"', '007', '1e400x', 'true', 'help', '9007199254740993'];

    it.each(sayable)('keep the text %j', async (text) => {
      const line = { ...option({}), values: { x: text } };
      expect((await send(version, line)).received).toMatchObject({ x: text });
    });

    it.each([0, -0, 5, -5, 1.5, 1e-7, -1e-7, 2 ** 53 - 1])('keep the number %d', async (number) => {
      const line = { ...option({}), values: { x: number } };
      expect((await send(version, line)).received?.x).toBe(number);
    });

    it.each([true, false])('keep %j', async (value) => {
      const { argv, received } = await send(version, { ...option({}), values: { x: value } });
      expect(argv).toEqual(['cmd', value ? '--x' : '--no-x']);
      expect(received).toMatchObject({ x: value });
    });

    it.each(['5', '1e3', '0x1F', '1.', '.5', '-0'])('cannot keep the text %j', async (text) => {
      const line = { ...option({}), values: { x: text } };
      const reason = `Yargs would read "${text}" as the number ${Number(text)}, for "x" has no declared type; send that number, or a text that does not look like one`;
      expect(await send(version, line)).toEqual({ refused: { x: reason } });
      const injected = await send(version, { ...line, injection: true });
      expect(injected).toMatchObject({ argv: ['cmd'], injected: ['x'], received: { x: text } });
    });

    it.each([1e21, -(2 ** 53)])('cannot keep the number %d', async (number) => {
      const line = { ...option({}), values: { x: number } };
      const reason = expect.stringContaining(`leave ${number} a text`);
      expect(await send(version, line)).toEqual({ refused: { x: reason } });
      expect((await send(version, { ...line, injection: true })).received).toMatchObject({
        x: number,
      });
    });

    it('cannot be true where a default or a value comes instead', async () => {
      const values = { x: true };
      const defaulted = { ...option({ default: 'd' }), values };
      expect(await send(version, defaulted)).toEqual({
        refused: { x: expect.stringContaining('default instead of true') },
      });
      const asking = { ...option({ requiresArg: true }), values };
      expect(await send(version, asking)).toEqual({
        refused: { x: expect.stringContaining('ask for a value') },
      });
      const already = { ...option({ default: true }), values };
      expect((await send(version, already)).received).toMatchObject(values);
    });
  });

  it('refuse a value of another kind, and say which they take', async () => {
    const cases: [Record<string, unknown>, string | number | null, string][] = [
      [{ type: 'string' }, 5, 'a text'],
      [{ type: 'number' }, '5', 'a number'],
      [{ type: 'boolean' }, 'true', 'true or false'],
      [{ type: 'count' }, -1, 'a whole number from 0'],
      [{ type: 'string', array: true }, 'a', 'a list in which each element is a text'],
      [{}, null, 'a text or a number'],
    ];
    for (const [settings, value, wanted] of cases) {
      const { refused } = await send(version, { ...option(settings), values: { x: value } });
      const given = JSON.stringify(value);
      expect(refused).toEqual({ x: `"x" takes ${wanted}, and ${given} is none; send ${wanted}` });
    }
  });

  it('leave out what is not given', async () => {
    const build: Line['build'] = (y, handler) =>
      y.command(
        'cmd',
        '',
        { x: { type: 'string' }, y: { default: 7 }, z: { array: true } },
        handler,
      );
    const { argv, received } = await send(version, { build });
    expect(argv).toEqual(['cmd']);
    expect(received).not.toHaveProperty('x');
    expect(received).not.toHaveProperty('z');
    expect(received).toMatchObject({ y: 7 });
  });

  it('arrive coerced and normalized, as from a terminal', async () => {
    const coerced = { type: 'string', coerce: (text: string) => `<${text}>` };
    for (const injection of [true, false]) {
      const line = { ...option(coerced), values: { x: '-y' }, injection };
      expect((await send(version, line)).received).toMatchObject({ x: '<-y>' });
      const path = { ...option({ type: 'string', normalize: true }), values: { x: 'a/../-b' } };
      expect(await send(version, { ...path, injection })).toMatchObject({
        expectations: [],
        received: { x: '-b' },
      });
    }
  });
});
