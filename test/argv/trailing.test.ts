import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion } from './versions.js';

function command(usage: string, configuration: Record<string, unknown> = {}): Line {
  return {
    build: (y, handler) =>
      y.parserConfiguration(configuration).command(usage, '', { x: { type: 'string' } }, handler),
    values: { x: '-x' },
  };
}

const populated = { 'populate--': true };

describe.each(everyVersion)('further words under yargs %s', (version) => {
  it('stand before the options where they can', async () => {
    const line = { ...command('cmd'), extra: ['a', 'b c', -5] };
    const { argv, received } = await send(version, line);
    expect(argv).toEqual(['cmd', 'a', 'b c', '-5', '--x=-x']);
    expect(received?._).toEqual(['cmd', 'a', 'b c', -5]);
  });

  it.each([[['-a', '--b', '--']], [['help']], [['a', 'help']], [[-1e-7]]])(
    'stand behind dashes where not: %j',
    async (extra) => {
      const { argv, received } = await send(version, { ...command('cmd'), extra });
      if (extra[0] !== -1e-7) expect(argv).toContain('--');
      expect(received?._).toEqual(['cmd', ...extra]);
    },
  );

  it('leave positionals alone', async () => {
    for (const [usage, values] of [
      ['cmd [p]', {}],
      ['cmd [p..]', { p: ['a'] }],
      ['cmd <p>', { p: 'p' }],
    ] as const) {
      const { received } = await send(version, { ...command(usage), values, extra: ['e'] });
      expect(received).toMatchObject({ ...values, _: ['cmd', 'e'] });
    }
  });

  it('name no command', async () => {
    const line: Line = {
      build: (y, handler) => y.command('sub', '', {}, () => {}).command('$0', '', {}, handler),
      path: '',
      extra: ['sub'],
    };
    expect((await send(version, line)).received?._).toEqual(['sub']);
  });

  it('are numbers where yargs makes them numbers', async () => {
    const numeric = await send(version, { ...command('cmd'), extra: ['5'] });
    expect(numeric.refused?._).toMatch(/send the number 5/);
    const kept = { ...command('cmd', { 'parse-positional-numbers': false }) };
    expect((await send(version, { ...kept, extra: ['5', '0x1F'] })).received?._).toEqual([
      'cmd',
      '5',
      '0x1F',
    ]);
    expect((await send(version, { ...kept, extra: [5] })).refused?._).toMatch(/leave the word 5/);
    expect((await send(version, { ...command('cmd'), extra: [1e21] })).refused).toHaveProperty('_');
  });

  it('are kept apart behind dashes where the program asks for it', async () => {
    const rest = ['-r', '--x', '', '--', 'a b', 'help'];
    const line = { ...command('cmd [p]', populated), rest };
    const { argv, received } = await send(version, line);
    expect(argv).toEqual(['cmd', '--x=-x', '--', ...rest]);
    expect(received).toMatchObject({ x: '-x', '--': rest });
    const plain = await send(version, { ...command('cmd'), rest });
    expect(plain.refused).toHaveProperty(['--']);
  });

  it('behind dashes are numbers where that loses nothing', async () => {
    const line = command('cmd', populated);
    const { received } = await send(version, { ...line, rest: ['sleep', '5', '1e999'] });
    expect(received?.['--']).toEqual(['sleep', 5, '1e999']);
    for (const word of ['1.10', '0x1F', '1e3', '-0']) {
      const { refused } = await send(version, { ...line, rest: [word] });
      expect(refused?.['--']).toMatch(/in another spelling/);
    }
    const kept = command('cmd', { ...populated, 'parse-positional-numbers': false });
    expect((await send(version, { ...kept, rest: ['5', '1.10'] })).received?.['--']).toEqual([
      '5',
      '1.10',
    ]);
  });

  it('of both kinds stay apart, and only the latter become numbers', async () => {
    const line = { ...command('cmd', populated), extra: ['5', 'e'], rest: ['r'] };
    expect((await send(version, line)).received).toMatchObject({
      _: ['cmd', '5', 'e'],
      '--': ['r'],
    });
    expect((await send(version, { ...line, extra: [5] })).refused).toHaveProperty('_');
    expect((await send(version, { ...line, extra: ['-e'] })).refused?._).toMatch(/would not keep/);
  });

  it('are all of a program without commands', async () => {
    const line: Line = {
      build: (y) => y.option('x', { array: true }),
      path: '',
      values: { x: ['a'] },
    };
    expect((await send(version, { ...line, extra: ['e', '-5'] })).refused).toHaveProperty('_');
    const { received } = await send(version, { ...line, extra: ['e', '-e', 7] });
    expect(received).toMatchObject({ x: ['a'], _: ['e', '-e', 7] });
  });

  it('are words of a program that halts at the first', async () => {
    const line: Line = {
      build: (y) => y.parserConfiguration({ 'halt-at-non-option': true }).option('x', {}),
      path: '',
      values: { x: 'v' },
      extra: ['e', '--x', '--'],
    };
    expect((await send(version, line)).received).toMatchObject({ x: 'v', _: line.extra });
  });
});
