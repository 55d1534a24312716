import { describe, expect, test } from 'vitest';
import type { Option, Relation } from '../../bridge/model/command-tree.js';
import { derive } from '../../bridge/schema/derive.js';
import { createValidator } from '../../bridge/schema/validate.js';
import { type CommandSketch, command, option, positional, toolOf, tree } from './build.js';

const implies = (from: string, to: string): Relation => ({ kind: 'implies', from, to });
const impliesAbsent = (from: string, to: string): Relation => ({
  kind: 'implies-absent',
  from,
  to,
});
const conflicts = (from: string, to: string): Relation => ({ kind: 'conflicts', from, to });

const untyped = (name: string, given: Partial<Option> = {}) =>
  option(name, { type: 'untyped', ...given });

async function accepts(sketch: CommandSketch, ...inputs: readonly Record<string, unknown>[]) {
  const validate = createValidator(toolOf(command('do', sketch)));
  const results = await Promise.all(inputs.map((input) => validate(input)));
  return results.map(({ ok }) => ok);
}

const shapeOf = (sketch: CommandSketch) => {
  const { definition, bindings, validation } = toolOf(command('do', sketch));
  return {
    properties: bindings.map(({ property }) => property),
    required: validation.required,
    description: definition.description,
  };
};

test('conditions are said in the description, enforced by the validating schema, and not published', () => {
  const { definition, validation } = toolOf(
    command('do', {
      options: [untyped('a'), untyped('b'), untyped('c')],
      relations: [implies('a', 'b'), conflicts('a', 'c')],
    }),
  );
  expect(definition.description).toBe('Does a thing. "a" needs "b". "a" excludes "c"');
  expect(Object.keys(definition.inputSchema)).toEqual([
    'type',
    'properties',
    'additionalProperties',
  ]);
  expect(validation).toEqual({
    ...definition.inputSchema,
    dependentRequired: { a: ['b'] },
    dependentSchemas: {
      a: {
        allOf: [
          { description: '"a" excludes "c"', not: { properties: { c: {} }, required: ['c'] } },
        ],
      },
    },
  });
});

describe('implies', () => {
  const both = { options: [untyped('a'), untyped('b')], relations: [implies('a', 'b')] };

  test('holds where the first is given, also as false', async () => {
    const inputs = [{}, { b: 1 }, { a: 1 }, { a: false }, { a: false, b: false }];
    expect(await accepts(both, ...inputs)).toEqual([true, true, false, false, true]);
  });

  test('goes by values up to yargs 17.2', async () => {
    const inputs = [{}, { a: 1 }, { a: false }, { a: 0 }, { a: '' }, { a: 1, b: 1 }];
    expect(await accepts({ ...both, quotes: 'all' }, ...inputs)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test.each<[string, Partial<Option>]>([
    ['a default', { default: 1 }],
    ['a count', { type: 'count' }],
    ['a configured value', { configured: true }],
  ])('always holds where the second has %s', (_, given) => {
    const options = [untyped('a'), untyped('b', given)];
    const shape = shapeOf({ options, relations: [implies('a', 'b')] });
    expect(shape).toEqual({
      properties: ['a', 'b'],
      required: undefined,
      description: 'Does a thing',
    });
  });

  test('makes the second required where the first always has a value', () => {
    const options = [untyped('a', { default: 1 }), untyped('b')];
    const shape = shapeOf({ options, relations: [implies('a', 'b')] });
    expect(shape).toEqual({ properties: ['b', 'a'], required: ['b'], description: 'Does a thing' });
  });

  test('makes nothing required where the first can be sent as `false`', () => {
    const options = [untyped('a', { default: true }), untyped('b')];
    const shape = shapeOf({ options, relations: [implies('a', 'b')], quotes: 'all' });
    expect(shape.required).toBeUndefined();
  });

  test('takes an option away whose partner cannot be given, and those that need it', () => {
    const options = [untyped('a'), untyped('b'), untyped('c'), untyped('h', { hidden: true })];
    const relations = [implies('a', 'b'), implies('b', 'h'), implies('c', 'nothing')];
    expect(shapeOf({ options, relations }).properties).toEqual([]);
  });

  test('a dotted name is never found by yargs', () => {
    const options = [untyped('a'), untyped('b.c')];
    const strict = { commands: true, options: false };
    const to = shapeOf({ options, strict, relations: [implies('a', 'b.c')] });
    expect(to.properties).toEqual(['b_c']);
    const from = shapeOf({ options, strict, relations: [implies('b.c', 'a')] });
    expect(from).toMatchObject({ properties: ['a', 'b_c'], description: 'Does a thing' });
  });

  test('an alias stands for its option', async () => {
    const options = [untyped('a', { aliases: ['x'] }), untyped('b', { aliases: ['y'] })];
    expect(await accepts({ options, relations: [implies('x', 'y')] }, { a: 1 })).toEqual([false]);
  });
});

describe('exclusion', () => {
  const options = [untyped('a'), untyped('b')];

  test.each([
    ['conflicts', conflicts('a', 'b')],
    ['implies the absence', impliesAbsent('a', 'b')],
  ])('%s: not both, even as false', async (_, relation) => {
    const inputs = [{ a: 1 }, { b: 1 }, { a: false, b: 1 }, { a: 1, b: false }];
    expect(await accepts({ options, relations: [relation] }, ...inputs)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('an implied absence goes by values up to yargs 17.2, a conflict does not', async () => {
    const inputs = [
      { a: 1, b: 1 },
      { a: false, b: 1 },
      { a: 1, b: 0 },
    ];
    const absent = { options, relations: [impliesAbsent('a', 'b')], quotes: 'all' } as const;
    expect(await accepts(absent, ...inputs)).toEqual([false, true, true]);
    const conflict = { options, relations: [conflicts('a', 'b')], quotes: 'all' } as const;
    expect(await accepts(conflict, ...inputs)).toEqual([false, false, false]);
  });

  test('several partners', async () => {
    const three = [...options, untyped('c')];
    const relations = [conflicts('a', 'b'), conflicts('a', 'c')];
    const inputs = [
      { a: 1, c: 1 },
      { b: 1, c: 1 },
      { a: 1, b: 1, c: 1 },
    ];
    expect(await accepts({ options: three, relations }, ...inputs)).toEqual([false, true, false]);
  });

  test.each<[string, Partial<Option>]>([
    ['a default', { default: false }],
    ['a count', { type: 'count' }],
    ['a configured value', { configured: true }],
  ])('a partner with %s takes the option away, from either side', (_, given) => {
    const some = [untyped('a'), untyped('b', given)];
    for (const relation of [conflicts('a', 'b'), conflicts('b', 'a')])
      expect(shapeOf({ options: some, relations: [relation] }).properties).toEqual(['b']);
  });

  test('a declared variadic positional always has a value, an undeclared one has not', () => {
    const given = (declared: boolean) => ({
      positionals: [positional('p', { variadic: true, declared })],
      options: [untyped('a')],
      relations: [conflicts('a', 'p')],
    });
    expect(shapeOf(given(true)).properties).toEqual(['p']);
    expect(shapeOf(given(false)).properties).toEqual(['p', 'a']);
  });

  test('words for others give an undeclared variadic positional an empty list', async () => {
    const places = (required: boolean) => [
      positional('p', { required }),
      positional('q', { index: 1, variadic: true, declared: false }),
    ];
    const shared = { options: [untyped('a')], relations: [conflicts('a', 'q')] };
    expect(shapeOf({ positionals: places(true), ...shared }).properties).toEqual(['p', 'q']);
    const optional = { positionals: places(false), ...shared };
    expect(await accepts(optional, { a: 1 }, { p: 'x' }, { a: 1, p: 'x' })).toEqual([
      true,
      true,
      false,
    ]);
    const needing = { ...optional, relations: [implies('a', 'q')] };
    expect(await accepts(needing, { a: 1 }, { a: 1, p: 'x' })).toEqual([false, true]);
  });

  test('two options that always have a value can never be called, and stay', () => {
    const some = [untyped('a', { default: 1 }), untyped('b', { default: 1 })];
    const program = tree(command('do', { options: some, relations: [conflicts('a', 'b')] }));
    const { tools, findings } = derive(program);
    expect(tools[0]?.bindings).toHaveLength(2);
    expect(findings.map(({ code }) => code)).toContain('conflicting-defaults');
  });
});

describe('a number of words', () => {
  const words = (to: number): Relation => ({ kind: 'implies-count', from: 'a', to });
  const demanded = { min: 0, max: 5 };

  test('counts the command’s own, is said and not enforced', async () => {
    const sketch = { options: [untyped('a')], relations: [words(3)], demanded };
    expect(shapeOf(sketch).description).toBe('Does a thing. "a" needs 2 further words');
    expect(await accepts(sketch, { a: 1 })).toEqual([true]);
  });

  test('always holds where the path has as many', () => {
    const shape = shapeOf({ options: [untyped('a')], relations: [words(1)] });
    expect(shape).toMatchObject({ properties: ['a'], description: 'Does a thing' });
  });

  test('takes the option away where no words can be given', () => {
    expect(shapeOf({ options: [untyped('a')], relations: [words(2)] }).properties).toEqual([]);
  });
});

describe('options with a dot', () => {
  const strict = (options: boolean) => ({ commands: options, options });
  const nested = option('db.host');

  test.each<[string, CommandSketch, readonly string[]]>([
    ['are refused in strict mode', { options: [nested] }, []],
    ['are not refused otherwise', { options: [nested], strict: strict(false) }, ['db_host']],
    ['are not refused beside their parent', { options: [nested, option('db')] }, ['db_host', 'db']],
    [
      'or an alias of it',
      { options: [nested, option('x', { aliases: ['db'] })] },
      ['db_host', 'x'],
    ],
    [
      'are names like any other without nesting',
      { options: [nested], settings: { 'dot-notation': false } },
      ['db_host'],
    ],
  ])('%s', (_, sketch, properties) => {
    expect(shapeOf(sketch).properties).toEqual(properties);
  });
});
