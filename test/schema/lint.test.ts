import { describe, expect, test } from 'vitest';
import type { ExposureRule } from '../../bridge/model/exposure.js';
import type { LintFinding } from '../../bridge/model/tool.js';
import { derive } from '../../bridge/schema/derive.js';
import { type CommandSketch, command, option, positional, tree } from './build.js';

const documented = (name: string, given: Parameters<typeof option>[1] = {}) =>
  option(name, { description: 'A thing', ...given });

function findingsOf(sketch: CommandSketch, rules: readonly ExposureRule[] = []) {
  return derive(tree(command('do', sketch)), { rules }).findings;
}

const codesOf = (findings: readonly LintFinding[]) => findings.map(({ code }) => code);

test('a program in order has no finding', () => {
  const sketch: CommandSketch = {
    usage: 'do <file> [more..]',
    positionals: [positional('file', { required: true, description: 'A file' })],
    options: [
      documented('help', { builtin: 'help', description: '' }),
      documented('max-tokens', { type: 'number', default: 5, aliases: ['n'] }),
      documented('mode', { choices: ['a', 'b'], default: 'a' }),
      option('secret', { hidden: true }),
    ],
    facts: {
      effect: 'read',
      examples: ['do "a --b" --max-tokens=5 -n 3 --maxTokens 4 --no-mode -- --child', 'do -5'],
      options: { n: { schema: { minimum: 1 } } },
      serial: 'by:file',
    },
  };
  expect(findingsOf(sketch, [{ match: 'do' }])).toEqual([]);
});

describe('each finding names the place, what is wrong and what to do', () => {
  const rows: [string, CommandSketch, string?][] = [
    ['missing-description', { description: ' ' }],
    ['hidden-characters', { description: 'a\u202eb' }],
    ['tool-tokens', { description: 'word '.repeat(250) }],
    ['variadic-not-last', { usage: 'do <files..> <to>' }],
    ['positional-order', { usage: 'do [to] <from>' }],
    [
      'environment-fills-options',
      { dynamics: { middleware: 0, configObjects: false, envPrefix: 'APP' } },
    ],
    ['unknown-in-facts', { facts: { options: { b: {} } } }],
    ['unknown-in-facts', { facts: { output: { schema: {}, option: 'json' } } }],
    ['unknown-in-facts', { facts: { serial: 'by:b' } }],
    ['unknown-in-facts', { facts: { options: { '--': {} } } }],
    ['unusable-keyword', { facts: { options: { _: { schema: { pattern: '(' } } } } }],
    ['example-unknown', { facts: { examples: ['do --nothing'] } }],
    ['example-unknown', { facts: { examples: ['do -x'] } }],
    ['example-unknown', { facts: { examples: ['make it'] } }],
    [
      'required-unusable',
      {
        positionals: [positional('p', { required: true, description: 'P' })],
        facts: { options: { p: { hidden: true } } },
      },
    ],
    ['option-unexplained', { options: [option('a', { type: 'untyped' })] }, 'a'],
    ['option-hidden-characters', { options: [option('a', { description: 'x\u0000' })] }, 'a'],
    ['option-name-long', { options: [documented('x'.repeat(65))] }, 'x'.repeat(65)],
    ['option-name-of-object', { options: [documented('constructor')] }, 'constructor'],
    ['required-hidden', { options: [documented('a', { hidden: true, required: true })] }, 'a'],
    [
      'choices-unreachable',
      { options: [documented('a', { type: 'untyped', choices: ['1', '2'] })] },
      'a',
    ],
    ['choices-unreachable', { options: [documented('a', { choices: [] })] }, 'a'],
    [
      'choices-partly-unreachable',
      { options: [documented('a', { type: 'untyped', choices: ['1', 'x'] })] },
      'a',
    ],
    [
      'default-outside-choices',
      { options: [documented('a', { choices: ['x'], default: 'y' })] },
      'a',
    ],
    [
      'default-of-other-type',
      { options: [documented('a', { type: 'number', default: '7' })] },
      'a',
    ],
    ['dotted-strict', { options: [documented('a.b')] }, 'a.b'],
    ['default-of-other-type', { options: [documented('a', { nargs: 2, default: 'x' })] }, 'a'],
    ['dotted-beside-parent', { options: [documented('a'), documented('a.b')] }, 'a.b'],
    [
      'conflicts-with-itself',
      { options: [documented('a')], relations: [{ kind: 'conflicts', from: 'a', to: 'a' }] },
      'a',
    ],
  ];

  test.each(rows)('%s %#', (code, sketch, name) => {
    const findings = findingsOf(sketch);
    expect(findings).toEqual([
      { code, path: ['do'], message: expect.any(String), ...(name && { option: name }) },
    ]);
    expect(findings[0]?.message).toMatch(/^["A-Z].*[,;] .*[^.]$/s);
  });
});

describe('options that can never be given', () => {
  test('for a default of another option', () => {
    const findings = findingsOf({
      options: [documented('a'), documented('b', { default: 'x' })],
      relations: [{ kind: 'conflicts', from: 'a', to: 'b' }],
    });
    expect(findings).toMatchObject([{ code: 'conflicts-with-default', option: 'a' }]);
  });

  test('for a need that cannot be met', () => {
    const findings = findingsOf({
      options: [documented('a'), documented('b')],
      relations: [
        { kind: 'implies', from: 'a', to: 'nothing' },
        { kind: 'implies-count', from: 'b', to: 9 },
      ],
    });
    expect(findings).toMatchObject([
      { code: 'needs-unavailable', option: 'a' },
      { code: 'needs-words', option: 'b' },
    ]);
  });

  test('for strict mode, which a default makes fatal', () => {
    const findings = findingsOf({ options: [documented('a.b', { default: 'x' })] });
    expect(codesOf(findings)).toEqual(['dotted-strict', 'dotted-default']);
  });

  test('for a need of what is always set, so that no call succeeds', () => {
    const findings = findingsOf({
      options: [documented('a', { default: 1, type: 'number' })],
      relations: [{ kind: 'implies', from: 'a', to: 'nothing' }],
    });
    expect(codesOf(findings)).toEqual(['needs-never-met', 'needs-unavailable']);
  });

  test('though required and with a dot', () => {
    const strict = { commands: true, options: false };
    const options = [documented('a.b', { required: true })];
    expect(codesOf(findingsOf({ options, strict }))).toEqual(['dotted-required']);
  });

  test('though required', () => {
    const options = [documented('a', { type: 'untyped', choices: ['1'], required: true })];
    expect(codesOf(findingsOf({ options }))).toEqual(['required-unusable', 'choices-unreachable']);
  });
});

describe('findings about a program', () => {
  test('a command that could not be read', () => {
    const skipped = [{ path: ['x'], code: 'builder-threw', reason: 'Its builder threw' }] as const;
    expect(derive({ ...tree(command('do')), skipped }).findings).toEqual([
      { code: 'command-not-read', path: ['x'], message: 'Its builder threw' },
    ]);
  });

  test('a described handler at two paths', () => {
    const facts = { effect: 'read' } as const;
    const shared = { handlerId: -1, facts };
    const program = tree(command('a', shared), command('b', shared), command('c', { facts }));
    expect(derive(program).findings).toMatchObject([{ code: 'shared-handler', path: ['b'] }]);
    const undescribed = tree(command('a', { handlerId: -2 }), command('b', { handlerId: -2 }));
    expect(derive(undescribed).findings).toEqual([]);
  });

  test('a rule for no command', () => {
    const findings = findingsOf({}, [{ match: ['do', 'undo'] }]);
    expect(findings).toMatchObject([{ code: 'rule-without-command', path: [] }]);
    expect(findings[0]?.message).toContain('"undo"');
  });

  test('names that collide or are long', () => {
    const long = 'x'.repeat(51);
    const { findings } = derive(tree(command('a b'), command('a_b'), command(long)));
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['name-collision', ['a', 'b']],
      ['name-collision', ['a_b']],
      ['name-long', [long]],
    ]);
  });

  test('say nothing about commands that are no tools', () => {
    expect(findingsOf({ description: '', hidden: true })).toEqual([]);
  });
});
