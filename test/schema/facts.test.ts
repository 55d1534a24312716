import { describe, expect, test } from 'vitest';
import type { CommandFacts, ExposureRule, Selection } from '../../bridge/model/exposure.js';
import { derive } from '../../bridge/schema/derive.js';
import { resolveFacts } from '../../bridge/schema/facts.js';
import { command, toolOf, tree } from './build.js';

describe('annotations', () => {
  const rows: [string, CommandFacts, [boolean, boolean, boolean, boolean]][] = [
    ['nothing declared', {}, [false, true, false, true]],
    ['read', { effect: 'read' }, [true, false, true, false]],
    ['write', { effect: 'write' }, [false, false, false, false]],
    ['destroy', { effect: 'destroy' }, [false, true, false, false]],
    ['an open world', { effect: 'read', openWorld: true }, [true, false, true, true]],
    ['a closed world alone', { openWorld: false }, [false, true, false, false]],
    ['idempotent', { effect: 'write', idempotent: true }, [false, false, true, false]],
    ['not idempotent', { effect: 'read', idempotent: false }, [true, false, false, false]],
    ['an unknown effect', { effect: 'reed' as 'read' }, [false, true, false, true]],
  ];

  test.each(rows)('%s', (_, facts, [readOnly, destructive, idempotent, openWorld]) => {
    expect(toolOf(command('do', { facts })).definition.annotations).toEqual({
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      openWorldHint: openWorld,
    });
  });
});

describe('the merge', () => {
  test('of each field the first matching rule that sets it, then the handler, then the default', () => {
    const facts: CommandFacts = { effect: 'destroy', title: 'Handler', timeout: 5 };
    const rules: ExposureRule[] = [
      { match: 'other', effect: 'write' },
      { match: 'db *', title: 'First' },
      { match: ['x', 'db drop'], effect: 'read', title: 'Second' },
    ];
    expect(resolveFacts(command('db drop', { facts }), rules)).toEqual({
      effect: 'read',
      readOnly: true,
      destructive: false,
      idempotent: true,
      openWorld: false,
      stdin: 'none',
      successCodes: [],
      timeout: 5,
      serial: false,
      examples: [],
      title: 'First',
      options: {},
    });
  });

  test('option by option, field by field', () => {
    const rules: ExposureRule[] = [
      { match: '**', options: { a: { hidden: true } } },
      {
        match: '**',
        options: { a: { hidden: false, schema: { format: 'uri' } }, b: { hidden: true } },
      },
    ];
    const facts: CommandFacts = { options: { b: { schema: { pattern: '^x' } } } };
    expect(resolveFacts(command('do', { facts }), rules).options).toEqual({
      a: { hidden: true, schema: { format: 'uri' } },
      b: { hidden: true, schema: { pattern: '^x' } },
    });
  });

  test.each<[string, string, boolean]>([
    ['', '', true],
    ['', 'a', false],
    ['**', '', true],
    ['**', 'a b c', true],
    ['*', 'a', true],
    ['*', 'a b', false],
    ['*', '', false],
    ['a', 'a', true],
    ['a', 'ab', false],
    ['a **', 'a', true],
    ['a **', 'a b c', true],
    ['** c', 'a b c', true],
    ['** c', 'a c b', false],
    ['a ** c', 'a c', true],
    ['a ** c', 'a c b c', true],
    ['a * c', 'a b c', true],
    ['a * c', 'a c', false],
    ['** a ** b', 'a x b y b', true],
    ['  a   b ', 'a b', true],
    ['a.*', 'abc', false],
  ])('the pattern %j and the path %j: %j', (match, path, matches) => {
    const { effect } = resolveFacts(command(path), [{ match, effect: 'read' }]);
    expect(effect === 'read').toBe(matches);
  });

  test('many wild cards take no more than moments', () => {
    const match = `${'** a '.repeat(40)}b`;
    const { effect } = resolveFacts(command('a '.repeat(200)), [{ match, effect: 'read' }]);
    expect(effect).toBeUndefined();
  });
});

describe('selection', () => {
  const program = tree(
    command('show', { facts: { effect: 'read' } }),
    command('drop', { facts: { effect: 'destroy' } }),
    command('inner', { hidden: true }),
    command('old', { deprecated: 'use show' }),
    command('shown', { hidden: true, facts: { hidden: false } }),
    command('gone', { facts: { hidden: true } }),
  );

  test.each<[string, Selection, readonly string[]]>([
    ['by default', {}, ['show', 'drop', 'shown']],
    ['hidden ones too', { hidden: true }, ['show', 'drop', 'inner', 'shown']],
    ['deprecated ones too', { deprecated: true }, ['show', 'drop', 'old', 'shown']],
    ['some', { include: ['s*', 'show', 'old'] }, ['show']],
    ['all but some', { exclude: ['d', 'drop'] }, ['show', 'shown']],
    ['none', { include: [] }, []],
    ['read-only ones', { readOnly: true, hidden: true }, ['show']],
  ])('%s', (_, selection, names) => {
    const { tools, skipped } = derive(program, { selection });
    expect(tools.map(({ definition }) => definition.name)).toEqual(names);
    const all = [...tools.map(({ command }) => command.path), ...skipped.map(({ path }) => path)];
    expect(all.flat().toSorted()).toEqual(['drop', 'gone', 'inner', 'old', 'show', 'shown']);
    for (const { reason } of skipped) expect(reason).toMatch(/^[A-Z].*to include it, .*[^.]$/);
  });

  test('what the walker could not read is listed with its reason', () => {
    const skipped = [{ path: ['x'], code: 'builder-threw', reason: 'Its builder threw' }] as const;
    expect(derive({ ...tree(), skipped }).skipped).toEqual([
      { path: ['x'], reason: 'Its builder threw' },
    ]);
  });

  test('the program’s sentence stands in the reason', () => {
    const { skipped } = derive(program);
    expect(skipped.find(({ path }) => path[0] === 'old')?.reason).toContain('"use show"');
  });
});
