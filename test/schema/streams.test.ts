import { describe, expect, test } from 'vitest';
import { type CommandSketch, command, inputSchemaOf, option, positional, toolOf } from './build.js';

const lax = { commands: false, options: false };
const strict = { commands: true, options: true };
const needy: CommandSketch = {
  options: [option('a')],
  relations: [{ kind: 'implies-count', from: 'a', to: 2 }],
};
const propertiesOf = (path: string, sketch: CommandSketch) =>
  inputSchemaOf(command(path, sketch)).properties;

describe('words beyond the positionals', () => {
  const rows: [string, string, CommandSketch, boolean][] = [
    ['a leaf that demands none', 'do', {}, false],
    ['a leaf that demands some', 'do', { demanded: { min: 1 } }, true],
    ['a leaf that allows none', 'do', { demanded: { min: 0, max: 0 } }, false],
    ['a group, whose words are commands', 'do', { role: 'group', demanded: { min: 1 } }, false],
    ['a program without commands', '', { role: 'root', strict: lax }, true],
    ['the same, strict', '', { role: 'root', strict }, false],
    ['the same, strict and demanding', '', { role: 'root', strict, demanded: { min: 1 } }, true],
    ['one with an option that needs words', 'do', { ...needy, strict: lax }, true],
    ['the same, strict', 'do', { ...needy, strict }, false],
    ['a positional called _', 'do', { positionals: [positional('_', { variadic: true })] }, true],
  ];

  test.each(rows)('%s', (_, path, sketch, has) => {
    expect('extra' in propertiesOf(path, sketch)).toBe(has);
  });

  test('are bound to what the handler finds in `_`', () => {
    const tool = toolOf(command('do', { demanded: { min: 1, max: 2 } }));
    expect(tool.bindings).toEqual([{ property: 'extra', target: { kind: 'extra' } }]);
    expect(tool.definition.inputSchema).toMatchObject({
      required: ['extra'],
      properties: {
        extra: {
          type: 'array',
          items: { type: ['string', 'number'] },
          minItems: 1,
          maxItems: 2,
          description: 'Words (1 to 2 values)',
        },
      },
    });
  });

  test('are not bounded where words after -- count as well', () => {
    const sketch = { demanded: { min: 1 }, settings: { 'populate--': true } };
    expect(inputSchemaOf(command('do', sketch))).not.toHaveProperty('required');
  });

  test('are strings where the program does not read numbers', () => {
    const sketch = { demanded: { min: 0 }, settings: { 'parse-positional-numbers': false } };
    expect(propertiesOf('do', sketch)).toMatchObject({ extra: { items: { type: 'string' } } });
  });

  test('take the words of the positional that names them', () => {
    const named = positional('_', { variadic: true, required: true, description: 'Files' });
    const schema = inputSchemaOf(command('do', { positionals: [named] }));
    expect(schema).toMatchObject({
      properties: { extra: { minItems: 1, description: 'Files (at least 1 value)' } },
      required: ['extra'],
    });
  });
});

describe('words after --', () => {
  const settings = { 'populate--': true };

  test('have a property where the program keeps them apart', () => {
    const tool = toolOf(command('do', { settings }));
    expect(tool.bindings).toEqual([{ property: 'rest', target: { kind: 'rest' } }]);
    expect(tool.definition.inputSchema.properties).toEqual({
      rest: { type: 'array', items: { type: 'string' }, description: 'Words after --' },
    });
  });

  test('facts hide or refine it', () => {
    const facts = (rest: object) => ({ settings, facts: { options: { '--': rest } } });
    expect(propertiesOf('do', facts({ hidden: true }))).toEqual({});
    expect(
      propertiesOf('do', facts({ schema: { description: 'The program', minItems: 1 } })),
    ).toEqual({
      rest: {
        type: 'array',
        items: { type: 'string' },
        description: 'The program (at least 1 value)',
        minItems: 1,
      },
    });
  });

  test('leave the name to an option that has it', () => {
    const tool = toolOf(command('do', { settings, options: [option('rest')] }));
    expect(tool.bindings.map(({ property }) => property)).toEqual(['rest', 'rest_2']);
  });
});
