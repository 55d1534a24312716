import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../bridge/model/json.js';
import { createValidator } from '../../bridge/schema/validate.js';
import { type CommandSketch, command, option, positional, toolOf } from './build.js';

const sketch: CommandSketch = {
  positionals: [positional('file', { required: true, type: 'string' })],
  options: [
    option('mode', { choices: ['full', 'minimal', 'types'] }),
    option('max-tokens', { type: 'number', aliases: ['n'] }),
    option('level', { type: 'count' }),
    option('quiet', { type: 'boolean' }),
    option('any', { type: 'untyped' }),
    option('tags', { array: true }),
    option('ids', { array: true, type: 'number' }),
    option('pair', { nargs: 2 }),
    option('pairs', { nargs: 2, array: true }),
  ],
};

const validate = createValidator(toolOf(command('read', sketch)));

async function problemsWith(input: unknown): Promise<readonly string[]> {
  const result = await validate(input);
  return result.ok ? [] : result.problems;
}

const withFile = (input: object) => ({ file: 'f', ...input });

describe('values that are accepted as something else', () => {
  test.each<[string, unknown, unknown]>([
    ['max-tokens', '5', 5],
    ['max-tokens', '1e3', 1000],
    ['max-tokens', '-2.50', -2.5],
    ['max-tokens', '5.0E+2', 500],
    ['max-tokens', '0.1', 0.1],
    ['max-tokens', '0', 0],
    ['max-tokens', '1e-7', 1e-7],
    ['max-tokens', '9007199254740991', 9007199254740991],
    ['level', '3', 3],
    ['level', '3.0', 3],
    ['quiet', 'true', true],
    ['quiet', 'false', false],
    ['ids', ['1', 2], [1, 2]],
  ])('%s: %j is %j', async (name, sent, input) => {
    expect(await validate(withFile({ [name]: sent }))).toEqual({
      ok: true,
      input: withFile({ [name]: input }),
    });
  });

  test.each<[string, unknown]>([
    ['max-tokens', '0x10'],
    ['max-tokens', ' 5'],
    ['max-tokens', '5 '],
    ['max-tokens', ''],
    ['max-tokens', '1.'],
    ['max-tokens', '.5'],
    ['max-tokens', '007'],
    ['max-tokens', '+5'],
    ['max-tokens', '1_000'],
    ['max-tokens', 'Infinity'],
    ['max-tokens', '1e400'],
    ['max-tokens', '9007199254740993'],
    ['max-tokens', '0.1000000000000000055511151231257827'],
    ['max-tokens', true],
    ['level', '1.5'],
    ['level', '-1'],
    ['quiet', 'yes'],
    ['quiet', 'True'],
    ['quiet', 1],
    ['mode', ['full']],
    ['file', 5],
    ['tags', 'a'],
    ['tags', '["a"]'],
    ['ids', ['1', 'x']],
    ['pair', ['a']],
    ['any', ['a']],
    ['any', null],
  ])('%s: %j is refused', async (name, sent) => {
    expect(await validate(withFile({ [name]: sent }))).toMatchObject({ ok: false });
  });

  test('text stays text where text is wanted', async () => {
    const input = withFile({ any: '5', tags: ['1', 'true'], mode: 'full' });
    expect(await validate(input)).toEqual({ ok: true, input });
  });

  test('no default is filled in', async () => {
    const tool = toolOf(command('do', { options: [option('a', { default: 'x' })] }));
    expect(await createValidator(tool)({})).toEqual({ ok: true, input: {} });
    expect(await createValidator(tool)(undefined)).toEqual({ ok: true, input: {} });
  });

  test('the input sent is not changed', async () => {
    const sent = Object.freeze(withFile({ ids: Object.freeze(['1']) }));
    await validate(sent);
    expect(sent).toEqual({ file: 'f', ids: ['1'] });
  });

  test('what one client adds to every call is dropped unless it is declared', async () => {
    const waiting = { wait_for_previous: true };
    expect(await validate(withFile(waiting))).toEqual({ ok: true, input: { file: 'f' } });
    const own = option('wait_for_previous', { type: 'boolean' });
    const declared = createValidator(toolOf(command('do', { options: [own] })));
    expect(await declared(waiting)).toEqual({ ok: true, input: waiting });
  });
});

describe('problems teach', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['not an object', [1], ['The input is [1]: expected an object']],
    ['text', 'x', ['The input is "x": expected an object']],
    ['null', null, ['The input is null: expected an object']],
    ['missing', {}, ['Property "file" is missing: expected a string']],
    [
      'a typing error',
      { file: 'f', mdoe: 'full' },
      ['Unknown property "mdoe": did you mean "mode"?'],
    ],
    [
      'another case',
      { file: 'f', maxTokens: 5 },
      ['Unknown property "maxTokens": did you mean "max-tokens"?'],
    ],
    ['an alias', { file: 'f', n: 5 }, ['Unknown property "n": did you mean "max-tokens"?']],
    [
      'nothing near',
      { file: 'f', zzzzzz: 1 },
      [
        'Unknown property "zzzzzz": expected one of "file", "mode", "max-tokens", "level", "quiet", "any", "tags", "ids", "pair", "pairs"',
      ],
    ],
    ['another type', { file: 5 }, ['Property "file" is 5: expected a string']],
    [
      'a text for a number',
      { file: 'f', 'max-tokens': 'many' },
      ['Property "max-tokens" is "many": expected a number'],
    ],
    [
      'several types',
      { file: 'f', any: {} },
      ['Property "any" is {}: expected a string or a number or true or false'],
    ],
    [
      'null for a value',
      { file: 'f', 'max-tokens': null },
      ['Property "max-tokens" is null: expected a number; leave the property out to send nothing'],
    ],
    [
      'one value for a list',
      { file: 'f', tags: 'a' },
      ['Property "tags" is "a": expected an array of strings; send a list, such as ["a"]'],
    ],
    ['an element', { file: 'f', tags: ['a', 1] }, ['Property "tags[1]" is 1: expected a string']],
    [
      'a choice',
      { file: 'f', mode: 'minmal' },
      [
        'Property "mode" is "minmal": expected one of "full", "minimal", "types"; did you mean "minimal"?',
      ],
    ],
    [
      'a choice of another type',
      { file: 'f', mode: 1 },
      ['Property "mode" is 1: expected one of "full", "minimal", "types"'],
    ],
    ['below a minimum', { file: 'f', level: -1 }, ['Property "level" is -1: expected at least 0']],
    ['too few', { file: 'f', pair: ['a'] }, ['Property "pair" has 1 value: expected at least 2']],
    [
      'too many',
      { file: 'f', pair: ['a', 'b', 'c'] },
      ['Property "pair" has 3 values: expected at most 2'],
    ],
    [
      'broken groups',
      { file: 'f', pairs: ['a', 'b', 'c'] },
      ['Property "pairs" is ["a","b","c"]: expected groups of 2 values'],
    ],
    [
      'a long value',
      { file: ['x'.repeat(100)] },
      [`Property "file" is ["${'x'.repeat(57)}…: expected a string`],
    ],
    [
      'hidden characters',
      { file: 'f', mode: '\u202e' },
      ['Property "mode" is "\\u{202e}": expected one of "full", "minimal", "types"'],
    ],
  ])('%s', async (_, input, problems) => {
    expect(await problemsWith(input)).toEqual(problems);
  });

  test('all at once', async () => {
    expect(await problemsWith({ qiet: true, level: 'x', pairs: ['a'] })).toEqual([
      'Unknown property "qiet": did you mean "quiet"?',
      'Property "file" is missing: expected a string',
      'Property "level" is "x": expected an integer',
      'Property "pairs" has 1 value: expected at least 2',
      'Property "pairs" is ["a"]: expected groups of 2 values',
    ]);
  });

  test('not more of them than a person reads', async () => {
    const problems = await problemsWith({
      file: 'f',
      tags: Array.from({ length: 1_000 }, () => 1),
    });
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toBe('950 more problems like these are not listed');
  });

  test('of a very long list the first alone', async () => {
    const tags = Array.from({ length: 100_000 }, () => 1);
    expect(await problemsWith({ file: 'f', tags })).toEqual([
      'Property "tags[0]" is 1: expected a string',
    ]);
  });

  test('a value that is nested too deeply to show', async () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(await problemsWith({ file: deep })).toEqual([
      'Property "file" is a value that is nested too deeply to show: expected a string',
    ]);
  });

  test('no property at all', async () => {
    const none = createValidator(toolOf(command('do')));
    expect(await none({ a: 1 })).toEqual({
      ok: false,
      problems: ['Unknown property "a": expected an empty object'],
    });
  });

  test('conditions', async () => {
    const options = ['a', 'b', 'c'].map((name) => option(name));
    const relations = [
      { kind: 'implies', from: 'a', to: 'b' } as const,
      { kind: 'conflicts', from: 'a', to: 'c' } as const,
    ];
    const checked = createValidator(toolOf(command('do', { options, relations })));
    expect(await checked({ a: '', c: '' })).toEqual({
      ok: false,
      problems: [
        'Property "a" needs "b": send "b" too, or leave "a" out',
        'A condition does not hold: "a" excludes "c"; change or leave out one of them',
      ],
    });
  });
});

describe('keywords from facts', () => {
  const checking = (schema: JsonSchema) =>
    createValidator(
      toolOf(command('do', { options: [option('a')], facts: { options: { a: { schema } } } })),
    );

  test.each<[JsonSchema, string]>([
    [{ pattern: '^x' }, 'Property "a" is "b": expected text that matches "^x"'],
    [{ minLength: 2 }, 'Property "a" is "b": it must NOT have fewer than 2 characters'],
    [{ const: 'c' }, 'Property "a" is "b": it must be equal to constant'],
    [
      { anyOf: [{ const: 'c' }, { const: 'd' }] },
      'Property "a" is "b": it must match a schema in anyOf',
    ],
  ])('%j', async (schema, problem) => {
    expect(await checking(schema)({ a: 'b' })).toEqual({ ok: false, problems: [problem] });
  });

  test('a format is not checked', async () => {
    expect(await checking({ format: 'uri' })({ a: 'b' })).toMatchObject({ ok: true });
  });

  test('one that no validator can be made of is named', async () => {
    await expect(checking({ minLength: 'two' })({ a: 'b' })).rejects.toThrow(
      /^The input schema of "do" cannot be compiled: .*; correct the keywords that its facts give$/,
    );
  });
});

describe('names that JavaScript objects have', () => {
  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const parsed = (name: string, value = '"x"') => JSON.parse(`{"${name}":${value}}`) as object;

  test.each(hostile)('%s is unknown where it is not declared', async (name) => {
    expect(await problemsWith({ ...withFile({}), ...parsed(name) })).toEqual([
      expect.stringMatching(new RegExp(`^Unknown property "${name}"`)),
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test.each(hostile)('%s is a property like any other where it is declared', async (name) => {
    for (const others of [[], hostile.filter((other) => other !== name), [...'abcdefghij']]) {
      const options = [name, ...others].map((own) => option(own, { required: own === name }));
      const tool = toolOf(command('do', { options }));
      expect(Object.hasOwn(tool.definition.inputSchema.properties as object, name)).toBe(true);
      expect(JSON.stringify(tool.definition)).toContain(`"${name}":{"type":"string"}`);
      const check = createValidator(tool);
      expect(await check({})).toEqual({
        ok: false,
        problems: [`Property "${name}" is missing: expected a string`],
      });
      expect(await check(parsed(name, '5'))).toEqual({
        ok: false,
        problems: [`Property "${name}" is 5: expected a string`],
      });
      const result = await check(parsed(name));
      expect(JSON.stringify(result)).toBe(`{"ok":true,"input":{"${name}":"x"}}`);
    }
  });

  test.each(hostile)('%s takes part in conditions', async (name) => {
    const options = [option(name), option('b'), option('c')];
    const relations = [
      { kind: 'implies', from: 'b', to: name } as const,
      { kind: 'conflicts', from: 'c', to: name } as const,
      { kind: 'implies', from: name, to: 'b' } as const,
    ];
    const check = createValidator(toolOf(command('do', { options, relations })));
    expect(await check({ b: '' })).toMatchObject({ ok: false });
    expect(await check(parsed(name))).toMatchObject({ ok: false });
    expect(await check({ b: '', ...parsed(name) })).toMatchObject({ ok: true });
    expect(await check({ b: '', c: '', ...parsed(name) })).toMatchObject({ ok: false });
  });
});
