import { describe, expect, it, vi } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion, unquotesAll, versions } from './versions.js';

/** A command with positionals of the settings given. */
function command(usage: string, settings: Record<string, Record<string, unknown>>): Line {
  return {
    build: (y, handler) =>
      y.command(
        usage,
        '',
        (inner: typeof y) => {
          for (const [name, more] of Object.entries(settings)) inner.positional(name, more);
        },
        handler,
      ),
  };
}

const text = { type: 'string' };

describe.each(everyVersion)('positionals under yargs %s', (version) => {
  const quotes = unquotesAll(version);

  it.each([
    'a',
    '',
    ' ',
    '5',
    '1e3',
    '-5',
    '-.5',
    '"q"',
    "'q'",
    'a=b',
    'true',
    '\n-x',
    'a---',
    '😀',
  ])('keep the text %j in its place', async (p) => {
    const line = { ...command('cmd <p>', { p: text }), values: { p } };
    const { argv, received } = await send(version, line);
    expect(argv).toHaveLength(2);
    expect(received).toMatchObject({ p });
  });

  it.each([0, -0, 5, -5, -1e-7, -1e21, 1e21])('keep the number %d in its place', async (p) => {
    const line = { ...command('cmd <p>', { p: { type: 'number' } }), values: { p } };
    expect((await send(version, line)).received?.p).toBe(p);
  });

  it.each([true, false])('keep %j in its place', async (p) => {
    const line = { ...command('cmd <p>', { p: { type: 'boolean' } }), values: { p } };
    expect(await send(version, line)).toMatchObject({ argv: ['cmd', `${p}`], received: { p } });
  });

  it('keep several and variadic ones, and come before lists', async () => {
    const line: Line = {
      build: (y, handler) =>
        y.command('cmd <a> [b] [c..]', '', { b: text, list: { array: true } }, handler),
      values: { a: 'a', b: '-5', c: ['d', 5, ''], list: ['x', 'y'] },
    };
    expect(await send(version, line)).toMatchObject({
      argv: ['cmd', 'a', '-5', 'd', '5', '', '--list=x', '--list=y'],
      received: line.values,
    });
  });

  const dashed = ['-x', '-', '--', '---', '--p', '-1e3', '-5x'];

  it.each(dashed)('that are required cannot be %j, but under quotes', async (p) => {
    const line = { ...command('cmd <p>', { p: text }), values: { p } };
    const sent = await send(version, line);
    if (quotes) expect(sent).toMatchObject({ argv: ['cmd', `"${p}"`], received: { p } });
    else expect(sent.refused?.p).toMatch(/cannot start with a dash/);
    expect((await send(version, { ...line, injection: true })).received).toMatchObject({ p });
  });

  it.each(dashed)('that are optional say %j with their name', async (p) => {
    const line = { ...command('cmd [p] [q]', { p: text, q: text }), values: { p, q: 'q' } };
    const { argv, received } = await send(version, line);
    if (!quotes) expect(argv).toEqual(['cmd', `--p=${p}`, '--q=q']);
    expect(received).toMatchObject({ p, q: 'q' });
  });

  it('leave a placeholder where a required one is put in place', async () => {
    const line = command('cmd <p> <q>', { p: {}, q: text });
    const sent = await send(version, { ...line, values: { p: '5', q: 'q' }, injection: true });
    expect(sent).toMatchObject({
      argv: ['cmd', '<p>', 'q'],
      injected: ['p'],
      received: { p: '5', q: 'q' },
    });
  });

  it('after one that is left out are said with their name', async () => {
    const line = { ...command('cmd [p] [q]', { p: text, q: text }), values: { q: 'q' } };
    const { argv, received } = await send(version, line);
    expect(argv).toEqual(['cmd', '--q=q']);
    expect(received).not.toHaveProperty('p');
    expect(received).toMatchObject({ q: 'q' });
  });

  it('that only the usage names are unknown out of their place', async () => {
    const values = { q: 'q' };
    const lax = { ...command('cmd [p] [q]', {}), values };
    expect((await send(version, lax)).received).toMatchObject(values);
    const strict: Line = { build: (y, h) => y.strict().command('cmd [p] [q]', '', {}, h), values };
    for (const injection of [true, false]) {
      const { refused } = await send(version, { ...strict, injection });
      expect(refused?.q).toMatch(/only in its place/);
    }
    const all: Line = { ...strict, values: { p: 'p', q: 'q' } };
    expect((await send(version, all)).received).toMatchObject({ p: 'p', q: 'q' });
  });

  it('that are variadic and optional say dashes with their name, if they are alone', async () => {
    const x = ['-a', '--b'];
    const alone = { ...command('cmd [x..]', { x: text }), values: { x } };
    expect((await send(version, alone)).received).toMatchObject({ x });
    const after = { ...command('cmd <p> [x..]', { p: text, x: text }), values: { p: 'p', x } };
    const sent = await send(version, after);
    if (quotes) expect(sent.received).toMatchObject(after.values);
    else expect(sent.refused?.x).toMatch(/would empty/);
    expect((await send(version, { ...after, injection: true })).received).toMatchObject(
      after.values,
    );
  });

  it('that are variadic are empty where yargs leaves them so', async () => {
    const values = { x: [] };
    expect(
      (await send(version, { ...command('cmd [x..]', { x: {} }), values })).received,
    ).toMatchObject(values);
    const defaulted = { ...command('cmd [x..]', { x: { default: ['d'] } }), values };
    expect((await send(version, defaulted)).refused?.x).toMatch(/empty list/);
    expect((await send(version, { ...defaulted, injection: true })).received).toMatchObject(values);
    const bare = { ...command('$0 [x..]', { x: {} }), path: '', values };
    expect((await send(version, bare)).refused?.x).toMatch(/empty list/);
    const filled = { ...command('$0 <p> [x..]', { x: {} }), path: '', values: { p: 'p', x: [] } };
    expect((await send(version, filled)).received).toMatchObject({ x: [] });
  });

  it('that are variadic keep one element where repeated options do not add up', async () => {
    for (const setting of ['duplicate-arguments-array', 'flatten-duplicate-arrays']) {
      const build: Line['build'] = (y, handler) =>
        y.parserConfiguration({ [setting]: false }).command('cmd <x..>', '', {}, handler);
      const one = await send(version, { build, values: { x: ['a'] } });
      expect(one.received).toMatchObject({ x: ['a'] });
      const two = { build, values: { x: ['a', 'b'] } };
      expect((await send(version, two)).refused?.x).toMatch(/send one element/);
      expect((await send(version, { ...two, injection: true })).received).toMatchObject(two.values);
    }
  });

  it('and their defaults under other names do not add up', async () => {
    const line = {
      ...command('cmd [in-files..]', { 'in-files': { default: ['d'], ...text } }),
      values: { 'in-files': ['a'] },
    };
    const { received, refused } = await send(version, { ...line, injection: true });
    expect(refused).toBeUndefined();
    expect(received).toMatchObject({ 'in-files': ['a'], inFiles: ['a'] });
    const { refused: without } = await send(version, line);
    expect(without === undefined).toBe(version === '16');
  });

  it('that are last cannot ask for help', async () => {
    const required = { ...command('cmd <p>', { p: text }), values: { p: 'help' } };
    const sent = await send(version, required);
    if (quotes) expect(sent.received).toMatchObject({ p: 'help' });
    else expect(sent.refused?.p).toMatch(/would print its help/);
    const injected = await send(version, { ...required, injection: true });
    expect(injected.received).toMatchObject({ p: 'help' });
    const optional = { ...command('cmd [p] [q]', { p: text, q: text }) };
    const both = { p: 'help', q: 'help' };
    expect((await send(version, { ...optional, values: both })).received).toMatchObject(both);
    const first = { p: 'help', q: 'q' };
    expect(await send(version, { ...optional, values: first })).toMatchObject({ received: first });
    const helpless: Line = {
      build: (y, handler) => y.help(false).command('cmd <p>', '', {}, handler),
      values: { p: 'help' },
    };
    expect(await send(version, helpless)).toMatchObject({
      argv: ['cmd', 'help'],
      received: { p: 'help' },
    });
  });

  it('of a default command cannot name another', async () => {
    const build = (usage: string): Line['build'] => {
      return (y, handler) => y.command('sub', '', {}, () => {}).command(usage, '', {}, handler);
    };
    for (const p of ['sub', '$0']) {
      const required = { build: build('$0 <p>'), path: '', values: { p } };
      const sent = await send(version, required);
      if (quotes) expect(sent.received).toMatchObject({ p });
      else expect(sent.refused?.p).toMatch(/would run the command/);
      const injected = await send(version, { ...required, injection: true });
      expect(injected).toMatchObject({ received: { p } });
      const optional = { build: build('$0 [p]'), path: '', values: { p } };
      expect((await send(version, optional)).received).toMatchObject({ p });
    }
  });

  it('of a command with others below it cannot name one of them', async () => {
    const build: Line['build'] = (y, handler) =>
      y.command(
        'cmd <p>',
        '',
        (inner: typeof y) => inner.command('sub', '', {}, () => {}),
        handler,
      );
    const line = { build, values: { p: 'sub' } };
    expect((await send(version, line)).refused === undefined).toBe(quotes);
    expect((await send(version, { ...line, injection: true })).received).toMatchObject({
      p: 'sub',
    });
    expect((await send(version, { build, values: { p: 'other' } })).received).toMatchObject({
      p: 'other',
    });
  });

  it('are no negative numbers where those are options', async () => {
    const digit: Line = {
      build: (y, handler) => y.command('cmd <p>', '', { 5: { type: 'boolean' } }, handler),
      values: { p: -5 },
    };
    const whole: Line = {
      build: (y, handler) =>
        y.parserConfiguration({ 'short-option-groups': false }).command('cmd <p>', '', {}, handler),
      values: { p: -5 },
    };
    for (const line of [digit, whole]) {
      const sent = await send(version, line);
      if (quotes) expect(sent.received).toMatchObject({ p: -5 });
      else expect(sent.refused?.p).toMatch(/as an option of the program/);
      expect((await send(version, { ...line, injection: true })).received).toMatchObject({ p: -5 });
    }
    expect((await send(version, { ...digit, values: { p: -6 } })).received).toMatchObject({
      p: -6,
    });
  });

  it('that are paths hide a dash or a command behind "./"', async () => {
    for (const p of ['-x', '--', 'help']) {
      const line = { ...command('cmd <p>', { p: { ...text, normalize: true } }), values: { p } };
      expect((await send(version, line)).received).toMatchObject({ p });
    }
  });

  it('of one word say nothing longer', async () => {
    const build: Line['build'] = (y, handler) =>
      y.command('cmd <p>', '', { p: { array: true } }, handler);
    expect((await send(version, { build, values: { p: ['a'] } })).received).toMatchObject({
      p: ['a'],
    });
    const { refused } = await send(version, { build, values: { p: ['a', 'b'] } });
    expect(refused?.p).toMatch(/a list of one element/);
  });

  it('keep their words where the program has numbers parsed early', async () => {
    const line = {
      ...command('cmd <p>', { p: text }),
      values: { p: '1.10' },
    };
    const build: Line['build'] = (y, handler) =>
      line.build(y.parserConfiguration({ 'parse-positional-numbers': true }), handler);
    const sent = await send(version, { ...line, build });
    if (quotes) expect(sent.received).toMatchObject({ p: '1.10' });
    else expect(sent.refused?.p).toMatch(/would change "1.10" to "1.1"/);
    expect((await send(version, { ...line, build, injection: true })).received).toMatchObject({
      p: '1.10',
    });
  });

  it('do not ask for the completion script', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const build: Line['build'] = (y, handler) =>
      y.completion('script').command('$0 <p> [q]', '', { n: { nargs: 2 } }, handler);
    const line = { build, path: '', facts: { completionWord: 'script' } };
    const values = { p: 'p', q: 'script', n: ['a', 'script'] };
    const required = await send(version, { ...line, values: { p: 'a', n: values.n } });
    expect(required.refused === undefined).toBe(quotes);
    const injected = await send(version, { ...line, values, injection: true });
    expect(injected.received).toMatchObject(values);
    const extra = await send(version, { ...line, values: { p: 'p', q: 'q' }, extra: ['script'] });
    expect(extra.received).toMatchObject({ p: 'p', q: 'q', _: ['script'] });
    expect(print).not.toHaveBeenCalled();
    await build(versions[version]([]).exitProcess(false), () => {}).parse(['p', 'script']);
    expect(print.mock.calls.length > 0).toBe(version !== '16');
    print.mockRestore();
  });

  it('named "_" fill the words', async () => {
    const build: Line['build'] = (y, handler) => y.command('cmd [_..]', '', {}, handler);
    const { received, expectations } = await send(version, { build, values: { _: ['a', 'b'] } });
    expect(received?._).toEqual(expect.arrayContaining(['a', 'b']));
    expect(expectations).toEqual([]);
  });
});
