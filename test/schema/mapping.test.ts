import { describe, expect, test } from 'vitest';
import type { Option } from '../../bridge/model/command-tree.js';
import {
  type CommandSketch,
  command,
  inputSchemaOf,
  option,
  positional,
  propertyOf,
} from './build.js';

describe('one option', () => {
  const rows: [string, Partial<Option>, unknown, CommandSketch?][] = [
    ['string', { type: 'string' }, { type: 'string' }],
    ['number', { type: 'number' }, { type: 'number' }],
    ['boolean', { type: 'boolean' }, { type: 'boolean' }],
    [
      'boolean with a default',
      { type: 'boolean', default: false },
      { type: 'boolean', default: false, description: 'Default false' },
    ],
    ['count', { type: 'count' }, { type: 'integer', minimum: 0, description: 'At least 0' }],
    [
      'array of strings',
      { type: 'string', array: true },
      { type: 'array', items: { type: 'string' } },
    ],
    [
      'array of numbers',
      { type: 'number', array: true },
      { type: 'array', items: { type: 'number' } },
    ],
    [
      'array of booleans',
      { type: 'boolean', array: true },
      { type: 'array', items: { type: 'boolean' } },
    ],
    [
      'array without a type',
      { type: 'untyped', array: true },
      { type: 'array', items: { type: ['string', 'number'] } },
    ],
    [
      'array with choices',
      { array: true, choices: ['a', 'b'] },
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    ],
    [
      'several values',
      { nargs: 2 },
      {
        type: 'array',
        items: { type: 'string' },
        minItems: 2,
        maxItems: 2,
        description: 'Exactly 2 values',
      },
    ],
    ['one value', { nargs: 1 }, { type: 'string' }],
    [
      'array in groups',
      { array: true, nargs: 2 },
      {
        type: 'array',
        items: { type: 'string' },
        minItems: 2,
        description: 'At least 2 values; in groups of 2',
      },
    ],
    ['a value required', { requiresArg: true }, { type: 'string' }],
    [
      'array with a value required',
      { array: true, requiresArg: true },
      { type: 'array', items: { type: 'string' }, minItems: 1, description: 'At least 1 value' },
    ],
    ['choices of strings', { choices: ['a', 'b', 'a'] }, { type: 'string', enum: ['a', 'b'] }],
    ['choices of numbers', { type: 'number', choices: [1, 2] }, { type: 'number', enum: [1, 2] }],
    ['one boolean choice', { type: 'boolean', choices: [true] }, { type: 'boolean', enum: [true] }],
    ['choices of a count', { type: 'count', choices: [0, 1] }, { type: 'integer', enum: [0, 1] }],
    [
      'choices of another type are left out',
      { type: 'number', choices: ['1', 2] },
      { type: 'number', enum: [2] },
    ],
    [
      'choices without a type, as the parser reads them',
      { type: 'untyped', choices: ['a', '1', 2, '007', true, '0x1f', 'true'] },
      { type: ['string', 'number', 'boolean'], enum: ['a', 2, '007', true, 'true'] },
    ],
    [
      'text that looks like a number, where numbers are not read',
      { type: 'untyped', choices: ['1', '2', 3] },
      { type: 'string', enum: ['1', '2'] },
      { settings: { 'parse-numbers': false } },
    ],
    ['no type', { type: 'untyped' }, { type: ['string', 'number', 'boolean'] }],
    [
      'no type, numbers not read',
      { type: 'untyped' },
      { type: ['string', 'boolean'] },
      { settings: { 'parse-numbers': false } },
    ],
    ['a default', { default: 'x' }, { type: 'string', default: 'x', description: 'Default x' }],
    [
      'a default in the program’s words',
      { default: '/home/me', defaultDescription: 'the home directory' },
      { type: 'string', description: 'Default the home directory' },
    ],
    [
      'a default of another type',
      { type: 'number', default: '7' },
      { type: 'number', description: 'Default "7"' },
    ],
    [
      'a default that reads as something else',
      { default: 'true' },
      { type: 'string', default: 'true', description: 'Default "true"' },
    ],
    [
      'a default of several words',
      { default: 'a b' },
      { type: 'string', default: 'a b', description: 'Default "a b"' },
    ],
    ['a default of null', { default: null }, { type: 'string' }],
    ['a default that JSON cannot say', { hasDefault: true }, { type: 'string' }],
    [
      'one default for an array, which yargs puts into one',
      { array: true, default: 'd' },
      { type: 'array', items: { type: 'string' }, default: ['d'], description: 'Default ["d"]' },
    ],
    [
      'one default for several values, which yargs leaves',
      { nargs: 2, default: 'd' },
      {
        type: 'array',
        items: { type: 'string' },
        minItems: 2,
        maxItems: 2,
        description: 'Default d; exactly 2 values',
      },
    ],
    ['a coercion', { coerced: true }, { type: 'string', description: 'Converted by the program' }],
    [
      'choices that a coercion yields',
      { coerced: true, choices: [1, 2] },
      { type: 'string', description: 'Converted by the program' },
    ],
    [
      'a configuration file',
      { config: true },
      { type: 'string', description: 'A configuration file' },
    ],
    ['a normalized path', { normalize: true }, { type: 'string' }],
    ['a path without a type', { type: 'untyped', normalize: true }, { type: 'string' }],
    [
      'a deprecated option',
      { deprecated: 'use --b', description: 'Old' },
      { type: 'string', description: 'Old (deprecated: use --b)' },
    ],
    ['a description', { description: 'A thing' }, { type: 'string', description: 'A thing' }],
    [
      'a sentence and a default',
      { description: 'A thing.', default: 'x' },
      { type: 'string', default: 'x', description: 'A thing. Default x.' },
    ],
    [
      'a default that the description tells itself',
      { type: 'number', default: 5, description: 'Depth (default: 5)' },
      { type: 'number', default: 5, description: 'Depth (default: 5)' },
    ],
    [
      'a default that the description seems to tell',
      { type: 'number', default: 5, description: 'Default: 5.5, or 50' },
      { type: 'number', default: 5, description: 'Default: 5.5, or 50 (default 5)' },
    ],
  ];

  test.each(rows)('%s', (_, given, expected, sketch) => {
    expect(propertyOf(option('a', given), sketch)).toEqual(expected);
  });
});

describe('one positional', () => {
  test('required, optional and variadic ones', () => {
    const schema = inputSchemaOf(
      command('copy', {
        positionals: [
          positional('to', { index: 1, variadic: true, required: true }),
          positional('from', { index: 0, required: true, type: 'untyped', declared: false }),
        ],
      }),
    );
    expect(schema).toEqual({
      type: 'object',
      properties: {
        from: { type: ['string', 'number'] },
        to: {
          type: 'array',
          items: { type: 'string' },
          minItems: 1,
          description: 'At least 1 value',
        },
      },
      required: ['from', 'to'],
      additionalProperties: false,
    });
    expect(Object.keys(schema.properties)).toEqual(['from', 'to']);
  });

  test('an optional variadic one may be empty', () => {
    for (const given of [{}, { default: [] }])
      expect(propertyOf(positional('p', { variadic: true, ...given }))).toEqual({
        type: 'array',
        items: { type: 'string' },
      });
  });

  test('one default for a variadic one, which yargs puts into a list', () => {
    expect(propertyOf(positional('p', { variadic: true, default: 'x' }))).toMatchObject({
      default: ['x'],
    });
  });

  test('a default of a required one never takes effect', () => {
    const given = positional('p', { required: true, default: 'x' });
    expect(propertyOf(given)).toEqual({ type: 'string' });
    expect(inputSchemaOf(command('do', { positionals: [given] })).required).toEqual(['p']);
  });

  test('yargs does not count one', () => {
    expect(propertyOf(positional('p', { type: 'count' }))).toEqual({ type: ['string', 'number'] });
  });

  test('it wins over an option that shares a name', () => {
    const schema = inputSchemaOf(
      command('do', {
        positionals: [positional('file', { aliases: ['f'], type: 'number' })],
        options: [option('f'), option('other')],
      }),
    );
    expect(schema.properties).toEqual({ file: { type: 'number' }, other: { type: 'string' } });
  });
});

describe('required properties', () => {
  const requiredOf = (given: Option) => inputSchemaOf(command('do', { options: [given] })).required;

  test.each<[string, Partial<Option>, boolean]>([
    ['demanded', { required: true }, true],
    ['optional', {}, false],
    ['demanded with a default', { required: true, default: 'x' }, false],
    ['demanded and in a configuration object', { required: true, configured: true }, false],
    ['a demanded count, which starts at zero', { required: true, type: 'count' }, false],
    ['a default outside the choices', { default: 'x', choices: ['a'] }, true],
    ['a default among the choices', { default: 'a', choices: ['a'] }, false],
    [
      'array defaults outside the choices',
      { array: true, default: ['a', 'x'], choices: ['a'] },
      true,
    ],
    ['a count that may not be zero', { type: 'count', choices: [1] }, true],
    ['a coerced default', { default: 'A', choices: ['a'], coerced: true }, false],
  ])('%s', (_, given, isRequired) => {
    expect(requiredOf(option('a', given))).toEqual(isRequired ? ['a'] : undefined);
  });

  test('positionals by place, then required options, then the others as declared', () => {
    const { properties } = inputSchemaOf(
      command('do', {
        positionals: [positional('z', { index: 1 }), positional('y', { index: 0 })],
        options: [
          option('d'),
          option('c', { required: true }),
          option('a'),
          option('b', { required: true }),
        ],
      }),
      { rules: [{ match: '**', stdin: 'text' }] },
    );
    expect(Object.keys(properties)).toEqual(['y', 'z', 'c', 'b', 'd', 'a', 'stdin']);
  });
});

describe('options that are left out', () => {
  test('built-in and hidden ones', () => {
    const options = [
      option('help', { builtin: 'help' }),
      option('version', { builtin: 'version' }),
      option('show-hidden', { builtin: 'show-hidden' }),
      option('secret', { hidden: true }),
      option('a'),
    ];
    expect(Object.keys(inputSchemaOf(command('do', { options })).properties)).toEqual(['a']);
  });

  test('facts hide an option under any of its names, or show a hidden one', () => {
    const options = [option('a', { aliases: ['x'] }), option('b', { hidden: true }), option('c')];
    const facts = { options: { x: { hidden: true }, b: { hidden: false } } };
    const { properties } = inputSchemaOf(command('do', { options, facts }));
    expect(Object.keys(properties)).toEqual(['b', 'c']);
  });

  test('a hidden option that is required is shown, for no call would succeed without it', () => {
    const options = [option('a', { hidden: true, required: true })];
    expect(inputSchemaOf(command('do', { options })).required).toEqual(['a']);
  });

  test('the option that makes a command print JSON', () => {
    const options = [option('json', { aliases: ['j'], type: 'boolean' })];
    const facts = { output: { schema: { type: 'object' }, option: 'j' } };
    expect(inputSchemaOf(command('do', { options, facts })).properties).toEqual({});
  });
});
