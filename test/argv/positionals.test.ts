import { describe, expect, it } from 'vitest';
import { command } from './positional-command.js';
import { type Line, send } from './send.js';
import { everyVersion, unquotesAll } from './versions.js';

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

  it('of one word say nothing longer', async () => {
    const build: Line['build'] = (y, handler) =>
      y.command('cmd <p>', '', { p: { array: true } }, handler);
    expect((await send(version, { build, values: { p: ['a'] } })).received).toMatchObject({
      p: ['a'],
    });
    const { refused } = await send(version, { build, values: { p: ['a', 'b'] } });
    expect(refused?.p).toMatch(/a list of one element/);
  });
});
