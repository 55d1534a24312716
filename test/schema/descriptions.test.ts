import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../bridge/model/json.js';
import { estimateTokens } from '../../bridge/schema/tokens.js';
import { type CommandSketch, command, option, positional, propertyOf, toolOf } from './build.js';

const describedAs = (path: string, sketch: CommandSketch) =>
  toolOf(command(path, sketch), { selection: { deprecated: true } }).definition.description;

describe('a tool’s description', () => {
  test.each<[string, CommandSketch, string]>([
    ['the program’s words as they are', { description: 'Encode text' }, 'Encode text'],
    [
      'facts before the program',
      { description: 'x', facts: { description: 'For a model' } },
      'For a model',
    ],
    [
      'the program where the facts are empty',
      { description: 'x', facts: { description: ' ' } },
      'x',
    ],
    [
      'the usage where there are no words',
      { description: ' ', usage: 'do <a> [b..]' },
      'Runs tool more do <a> [b..]',
    ],
    [
      'the usage of a program without commands',
      { path: [], role: 'root', description: '', usage: '$0 <file>' },
      'Runs tool <file>',
    ],
    [
      'the name of a program that has nothing else',
      { path: [], role: 'root', description: '', usage: '' },
      'Runs tool',
    ],
    [
      'the path of a default command',
      { role: 'default', description: '', usage: '$0 [a]' },
      'Runs tool more do [a]',
    ],
    [
      'a sentence of its own for each thing',
      {
        description: 'Old',
        deprecated: 'use new',
        facts: { examples: ['more do a', 'more do b'] },
      },
      'Old. Deprecated: use new. Example: more do a',
    ],
    ['deprecated without a reason', { description: 'Old!', deprecated: true }, 'Old! Deprecated'],
    [
      'where paths start',
      { description: 'Read', positionals: [positional('p', { normalize: true })] },
      'Read. Paths are relative to the server’s working directory',
    ],
    ['blanks as one, lines kept', { description: '  a \t b\n   c\n' }, 'a b\nc'],
  ])('%s', (_, sketch, expected) => {
    expect(describedAs('more do', sketch)).toBe(expected);
  });

  test('stays under 2,000 characters and keeps what follows the purpose', () => {
    const facts = { examples: ['do it'] };
    const text = describedAs('do', { description: '😀'.repeat(3_000), facts });
    expect(text.length).toBeLessThan(2_000);
    expect(text).toMatch(/^(?:😀)+… Example: do it$/u);
    expect(describedAs('do', { description: 'x'.repeat(3_000) })).toMatch(/^x{1998}…$/);
  });

  test('stays under 2,000 characters with any number of conditions', () => {
    const options = Array.from({ length: 200 }, (_, at) => option(`option-${at}`));
    const relations = options
      .slice(1)
      .map(({ name }) => ({ kind: 'conflicts' as const, from: 'option-0', to: name }));
    const text = describedAs('do', { options, relations });
    expect(text.length).toBeLessThan(2_000);
    expect(text).toMatch(/^Does a thing\. "option-0" excludes "option-1"\. .*…$/);
  });
});

describe('characters that a person would not see', () => {
  const text = 'a\u001b[31mred\u001b[0m\u0007\u202eb\u{e0041}c\u0085\ud800\t\nd é 日本 👩‍👧';
  const shown = 'ared\\u{7}\\u{202e}b\\u{e0041}c\\u{85}\\u{d800}';

  test('are shown in a tool’s description', () => {
    expect(describedAs('do', { description: text })).toBe(`${shown}\nd é 日本 👩‍👧`);
  });

  test('and in a property’s, its default included', () => {
    const given = option('a', {
      description: text,
      default: '\u202e',
      defaultDescription: 'x\u0000',
    });
    expect(propertyOf(given)).toEqual({
      type: 'string',
      description: `${shown}\nd é 日本 👩‍👧 (default x\\u{0})`,
    });
  });

  test('and in a title', () => {
    const { definition } = toolOf(command('do', { facts: { title: 'T\u200f' } }));
    expect(definition.title).toBe('T\\u{200f}');
  });
});

describe('what keywords say stands in the description too', () => {
  test.each([
    [{ minimum: 1, maximum: 8 }, '1 to 8'],
    [{ minimum: 1 }, 'At least 1'],
    [{ maximum: 8 }, 'At most 8'],
    [{ minimum: 3, maximum: 3 }, 'Exactly 3'],
    [{ exclusiveMinimum: 1 }, 'Above 1'],
    [{ exclusiveMaximum: 1 }, 'Below 1'],
    [{ multipleOf: 5 }, 'A multiple of 5'],
    [{ default: 3 }, 'Default 3'],
  ])('of a number: %j', (schema, words) => {
    const facts = { options: { n: { schema } } };
    const property = propertyOf(option('n', { type: 'number' }), { facts });
    expect(property?.description).toBe(words);
  });

  test.each([
    [{ format: 'date-time' }, 'Format date-time'],
    [{ minLength: 1, maxLength: 2 }, '1 to 2 characters'],
    [{ maxLength: 1 }, 'At most 1 character'],
  ])('of a text: %j', (schema, words) => {
    const facts = { options: { s: { schema } } };
    expect(propertyOf(option('s'), { facts })?.description).toBe(words);
  });

  test('of an array', () => {
    const facts = { options: { s: { schema: { uniqueItems: true, items: { format: 'uri' } } } } };
    expect(propertyOf(option('s', { array: true }), { facts })).toEqual({
      type: 'array',
      items: { type: 'string', format: 'uri' },
      description: 'Format uri; no value twice',
    });
  });
});

describe('keywords from facts', () => {
  test('lie over the derived ones; what clients refuse is enforced and not published', () => {
    const schema = {
      pattern: '^a',
      minLength: 2,
      $ref: '#/x',
      anyOf: [{ const: 'ab' }],
      description: 'Words',
    };
    const facts = { options: { s: { schema } } };
    const { definition, validation } = toolOf(command('do', { options: [option('s')], facts }));
    expect(definition.inputSchema.properties).toEqual({
      s: { type: 'string', pattern: '^a', description: 'Words (at least 2 characters)' },
    });
    expect(validation.properties).toEqual({
      s: {
        type: 'string',
        pattern: '^a',
        minLength: 2,
        anyOf: [{ const: 'ab' }],
        description: 'Words (at least 2 characters)',
      },
    });
  });

  test('an array inside of an object has items', () => {
    const schema = { type: 'object', properties: { list: { type: 'array', oneOf: [] } } };
    const property = propertyOf(option('o'), { facts: { options: { o: { schema } } } });
    expect(property).toEqual({
      type: 'object',
      properties: { list: { type: 'array', items: {} } },
    });
  });

  test('a pattern that is none is left out', () => {
    const facts = { options: { s: { schema: { pattern: '(' } } } };
    expect(propertyOf(option('s'), { facts })).toEqual({ type: 'string' });
  });
});

test('an output schema is published where the output is an object', () => {
  const outputOf = (schema: JsonSchema) =>
    toolOf(command('do', { facts: { output: { schema } } })).definition.outputSchema;
  expect(outputOf({ type: 'object', required: ['a'] })).toEqual({
    type: 'object',
    required: ['a'],
  });
  expect(outputOf({ type: 'array' })).toBeUndefined();
});

test('tokens are estimated within a tenth or three of what a tokenizer counts', () => {
  const tools = [
    toolOf(command('a')),
    toolOf(
      command('encode', {
        description: 'Encode text in a named encoding',
        positionals: [
          positional('codec', {
            choices: ['base64', 'base64url', 'base32', 'hex'],
            required: true,
          }),
          positional('input', { index: 1, description: 'Text; else the file or standard input' }),
        ],
        options: [
          option('file', { description: 'Read from this file' }),
          option('max-tokens', { type: 'number', default: 5, description: 'Budget in tokens' }),
          option('no-tags', { type: 'boolean', default: false, description: 'Do not import tags' }),
          option('exclude', { array: true, description: 'Globs of paths to leave out' }),
        ],
        facts: { stdin: 'text', examples: ['encode base64 hello'] },
      }),
    ),
  ];
  for (const { definition } of tools) {
    const { name, description, inputSchema } = definition;
    const counted = encode(JSON.stringify({ name, description, inputSchema })).length;
    const estimated = estimateTokens(definition);
    expect(Math.abs(estimated - counted)).toBeLessThanOrEqual(Math.max(3, counted / 10));
  }
});
