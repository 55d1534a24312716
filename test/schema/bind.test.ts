import { expect, test } from 'vitest';
import { bind } from '../../bridge/schema/bind.js';
import { command, option, positional, toolOf } from './build.js';

test('properties go back to the program’s own names', () => {
  const tool = toolOf(
    command('do', {
      positionals: [positional('a.b')],
      options: [option('a_b'), option('max-tokens', { type: 'number' }), option('unset')],
      settings: { 'populate--': true },
      demanded: { min: 0 },
      facts: { stdin: 'text' },
    }),
  );
  const input = { a_b: 'p', a_b_2: 'o', 'max-tokens': 0, extra: ['w', 1], rest: ['r'], stdin: '' };
  expect(bind(tool, input)).toEqual({
    values: {
      named: new Map<string, unknown>([
        ['a.b', 'p'],
        ['a_b', 'o'],
        ['max-tokens', 0],
      ]),
      rest: ['r'],
      extra: ['w', 1],
    },
    stdin: '',
  });
});

test('nothing sent fills nothing', () => {
  const tool = toolOf(command('do', { options: [option('constructor'), option('toString')] }));
  expect(bind(tool, {})).toEqual({ values: { named: new Map() } });
});

test('the option that makes a command print JSON is set, by its canonical name', () => {
  const options = [option('json', { aliases: ['j'], type: 'boolean' })];
  const facts = { output: { schema: { type: 'object' }, option: 'j' } };
  const { values } = bind(toolOf(command('do', { options, facts })), {});
  expect(values.named).toEqual(new Map([['json', true]]));
});
