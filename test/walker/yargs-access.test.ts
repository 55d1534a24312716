import { describe, expect, test } from 'vitest';
import type { YargsInstance } from '../../bridge/model/yargs-internals.js';
import { accessTo } from '../../bridge/walker/yargs-access.js';
import { versions } from './programs.js';

/** What the walker relies on and no version of yargs documents; a version that changes it fails here first. */
describe.each(versions)('yargs $version', ({ version, yargs }) => {
  const access = (declare: (y: ReturnType<typeof yargs>) => unknown = () => {}) => {
    const y = yargs([]);
    declare(y);
    return accessTo(y as unknown as YargsInstance);
  };

  test('is known by its shape', () => {
    expect(access().major).toBe(Math.floor(Number(version)));
  });

  test('keeps of a command what the walker reads', () => {
    const handler = () => {};
    const builder = () => {};
    const { getCommandInstance, getUsageInstance } = access((y) =>
      y.command(['copy <from> [to..]', 'cp'], 'Copies', builder as never, handler, [], 'old'),
    );
    expect(getCommandInstance().getCommandHandlers()).toEqual({
      copy: {
        original: 'copy <from> [to..]',
        description: 'Copies',
        handler,
        builder,
        middlewares: [],
        deprecated: 'old',
        demanded: [{ cmd: ['from'], variadic: false }],
        optional: [{ cmd: ['to'], variadic: true }],
      },
    });
    expect(getCommandInstance().getCommandHandlers().copy?.handler).toBe(handler);
    expect(getUsageInstance().getCommands()).toEqual([
      ['copy <from> [to..]', 'Copies', false, ['cp'], 'old'],
    ]);
    if (version !== '16') expect(getCommandInstance().aliasMap).toEqual({ cp: 'copy' });
  });

  test('gives a command without a handler one that does nothing', () => {
    const { copy } = access((y) => y.command('copy', ''))
      .getCommandInstance()
      .getCommandHandlers();
    expect(copy?.handler.toString().replace(/\s/g, '')).toBe('()=>{}');
    expect(copy?.builder).toEqual({});
  });

  test('forgets what is local when it is reset, under the aliases given', () => {
    const { y, reset } = access((y) =>
      y.option('local', { alias: 'l', global: false, type: 'string' }).option('wide', {}),
    );
    const before = y.getOptions();
    expect(reset({ local: ['l'] })).toBe(y);
    expect(Object.keys(y.getOptions().key)).toEqual(['help', 'version', 'wide']);
    expect(y.getOptions()).not.toBe(before);
    expect(before.string).toContain('local');
  });

  test('keeps freezing and unfreezing apart from what a reset starts anew', () => {
    const { getCommandInstance, getUsageInstance, reset } = access((y) =>
      y.command('run', 'Runs').describe('x', 'X'),
    );
    getCommandInstance().freeze();
    getUsageInstance().freeze();
    reset();
    expect(getCommandInstance().getCommandHandlers()).toEqual({});
    getCommandInstance().unfreeze();
    getUsageInstance().unfreeze();
    expect(Object.keys(getCommandInstance().getCommandHandlers())).toEqual(['run']);
    expect(getUsageInstance().getDescriptions()).toMatchObject({ x: 'X' });
  });

  test('gives live options, conditions and descriptions, and names by group', () => {
    const { y, getUsageInstance, getValidationInstance } = access((y) =>
      y.option('x', { group: 'G', implies: 'y', conflicts: 'z' }),
    );
    expect(y.getOptions()).toBe(y.getOptions());
    expect(getUsageInstance().getDescriptions()).toBe(getUsageInstance().getDescriptions());
    expect(getValidationInstance().getImplied()).toBe(getValidationInstance().getImplied());
    expect(getValidationInstance().getImplied()).toEqual({ x: ['y'] });
    expect(getValidationInstance().getConflicting()).toEqual({ x: ['z'] });
    expect(y.getGroups()).toEqual({ G: ['x'] });
  });

  test('parses and runs nothing when told to stop short', () => {
    const { runYargsParserAndExecuteCommands } = access((y) =>
      y.command('run', '', {}, () => {
        throw new Error('Ran');
      }),
    );
    expect(runYargsParserAndExecuteCommands(['run', '--x=1'], true)).toMatchObject({
      _: ['run'],
      x: 1,
    });
  });

  test('prints through its logger', () => {
    const { getLoggerInstance, getUsageInstance } = access((y) => y.version('1.2.3'));
    const printed: unknown[] = [];
    getLoggerInstance().log = (...values) => printed.push(...values);
    getUsageInstance().showVersion('log');
    expect(printed).toEqual(['1.2.3']);
  });
});
