import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion } from './versions.js';

/** A command with every kind of option, under parser settings. */
function everyKind(configuration: Record<string, unknown>): Line {
  return {
    build: (y, handler) =>
      y.parserConfiguration(configuration).command(
        'cmd <file> [more..]',
        '',
        {
          'a-text': { type: 'string', alias: 't' },
          number: { type: 'number' },
          flag: { type: 'boolean' },
          count: { type: 'count' },
          'a-list': { type: 'string', array: true },
          pair: { type: 'string', nargs: 2 },
          any: {},
          'db.host': { type: 'string' },
        },
        handler,
      ),
  };
}

const values = {
  file: 'f',
  more: ['m'],
  'a-text': '--x',
  number: -1,
  flag: false,
  count: 2,
  'a-list': ['one'],
  pair: ['-a', 'b'],
  any: 'any',
};

describe.each(everyVersion)('parser settings under yargs %s', (version) => {
  it.each([
    ['boolean-negation', false],
    ['camel-case-expansion', false],
    ['combine-arrays', true],
    ['dot-notation', false],
    ['duplicate-arguments-array', false],
    ['flatten-duplicate-arrays', false],
    ['greedy-arrays', false],
    ['nargs-eats-options', true],
    ['negation-prefix', 'not-'],
    ['parse-numbers', false],
    ['parse-positional-numbers', false],
    ['parse-positional-numbers', true],
    ['populate--', true],
    ['set-placeholder-key', true],
    ['short-option-groups', false],
    ['unknown-options-as-args', true],
  ])('%s: %j changes no value', async (setting, value) => {
    const { received, failed, refused } = await send(version, {
      ...everyKind({ [setting]: value }),
      values,
    });
    expect({ failed, refused }).toEqual({ failed: undefined, refused: undefined });
    expect(received).toMatchObject(values);
  });

  it('strip-dashed leaves the twins, and they are what is expected', async () => {
    const line = { ...everyKind({ 'strip-dashed': true }), values };
    for (const injection of [true, false]) {
      const { received } = await send(version, { ...line, injection });
      expect(received).toMatchObject({ aText: '--x', aList: ['one'] });
      expect(received).not.toHaveProperty('a-text');
    }
  });

  it('strip-aliased leaves the canonical name', async () => {
    const line = { ...everyKind({ 'strip-aliased': true }), values };
    for (const injection of [true, false]) {
      const { received } = await send(version, { ...line, injection });
      expect(received).toMatchObject(values);
      expect(received).not.toHaveProperty('t');
    }
  });

  it('strip-aliased keeps other names from being put in place', async () => {
    const line: Line = {
      build: (y, handler) =>
        y
          .parserConfiguration({ 'strip-aliased': true })
          .command('cmd', '', { x: { alias: 'long' } }, handler),
      values: { long: '5' },
      injection: true,
    };
    expect((await send(version, line)).refused).toHaveProperty('long');
  });

  it('boolean-negation off leaves an untyped option no way to be false', async () => {
    const line = { ...everyKind({ 'boolean-negation': false }), values: { file: 'f', any: false } };
    expect((await send(version, line)).refused?.any).toMatch(/reads no negated options/);
    expect((await send(version, { ...line, injection: true })).received).toMatchObject({
      any: false,
    });
  });

  it('negation-prefix is the one that is said', async () => {
    const line = { ...everyKind({ 'negation-prefix': 'not-' }), values: { file: 'f', any: false } };
    expect(await send(version, line)).toMatchObject({
      argv: ['cmd', 'f', '--not-any'],
      received: { any: false },
    });
  });

  it('an empty negation-prefix leaves no word for true, and fills no positional', async () => {
    const line = everyKind({ 'negation-prefix': '' });
    const build: Line['build'] = (y, handler) =>
      y.parserConfiguration({ 'negation-prefix': '' }).command('cmd', '', { any: {} }, handler);
    for (const any of ['text', 5, false]) {
      expect((await send(version, { build, values: { any } })).received).toMatchObject({ any });
    }
    expect((await send(version, { build, values: { any: true } })).refused).toHaveProperty('any');
    const unfilled = await send(version, { ...line, values: { file: 'f' } });
    expect(unfilled.refused?.file).toMatch(/does not fill the positional/);
    const injected = { ...line, values, injection: true };
    expect((await send(version, injected)).received).toMatchObject(values);
  });

  it('parse-numbers off leaves untyped numbers texts', async () => {
    const line = everyKind({ 'parse-numbers': false });
    const text = await send(version, { ...line, values: { file: '5', any: '5' } });
    expect(text.received).toMatchObject({ file: '5', any: '5' });
    const number = { ...line, values: { file: 'f', any: 5 } };
    expect((await send(version, number)).refused?.any).toMatch(/leave 5 a text/);
    expect((await send(version, { ...number, injection: true })).received).toMatchObject({
      any: 5,
    });
  });

  it('set-placeholder-key leaves a count that is not given undefined', async () => {
    const line = { ...everyKind({ 'set-placeholder-key': true }), values: { file: 'f', count: 0 } };
    expect((await send(version, line)).refused).toHaveProperty('count');
    expect((await send(version, { ...line, injection: true })).received).toMatchObject({
      count: 0,
    });
  });

  it('halt-at-non-option runs no command, and fills no positional', async () => {
    const nested: Line = {
      build: (y, handler) => y.command('$0 [p] [q]', '', { x: { type: 'string' } }, handler),
      path: '',
    };
    const build: Line['build'] = (y, handler) =>
      nested.build(y.parserConfiguration({ 'halt-at-non-option': true }), handler);
    const named = await send(version, { ...nested, build, values: { p: 'p', x: '-x' } });
    expect(named).toMatchObject({ argv: ['--p=p', '--x=-x'], received: { p: 'p', x: '-x' } });
    const required: Line = {
      build: (y, handler) =>
        y.parserConfiguration({ 'halt-at-non-option': true }).command('$0 <p>', '', {}, handler),
      path: '',
      values: { p: 'p' },
      injection: true,
    };
    const { refused = {} } = await send(version, required).catch(() => ({ refused: undefined }));
    expect(Object.values(refused).join()).toMatch(/stops reading|^$/);
  });

  it('unknown-options-as-args lets a list eat what follows', async () => {
    const build: Line['build'] = (y, handler) =>
      y
        .parserConfiguration({ 'unknown-options-as-args': true, 'populate--': true })
        .command('cmd', '', { x: { array: true }, y: { type: 'string' } }, handler);
    const eaten = await send(version, { build, values: { x: ['a'] }, rest: ['r'] });
    expect(eaten.refused).toEqual({ '--': expect.stringContaining('would add "--"') });
    const kept = await send(version, { build, values: { x: ['a'], y: 'y' }, rest: ['-r'] });
    expect(kept.received).toMatchObject({ x: ['a'], y: 'y', '--': ['-r'] });
  });
});
