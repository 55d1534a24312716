import { describe, expect, it, vi } from 'vitest';
import { command } from './positional-command.js';
import { type Line, send } from './send.js';
import { everyVersion, unquotesAll, versions } from './versions.js';

const text = { type: 'string' };

describe.each(everyVersion)(
  'positionals that yargs reads something into, under yargs %s',
  (version) => {
    const quotes = unquotesAll(version);

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
      expect(await send(version, { ...optional, values: first })).toMatchObject({
        received: first,
      });
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
          y
            .parserConfiguration({ 'short-option-groups': false })
            .command('cmd <p>', '', {}, handler),
        values: { p: -5 },
      };
      for (const line of [digit, whole]) {
        const sent = await send(version, line);
        if (quotes) expect(sent.received).toMatchObject({ p: -5 });
        else expect(sent.refused?.p).toMatch(/as an option of the program/);
        expect((await send(version, { ...line, injection: true })).received).toMatchObject({
          p: -5,
        });
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
  },
);
