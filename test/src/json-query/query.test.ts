import { describe, expect, test } from 'vitest';
import { InputError, LimitError, ToolError } from '../../../src/errors.js';
import { queryJson } from '../../../src/json-query/query-json.js';
import { testContext } from '../test-context.js';

const context = testContext();
const query = (filter: string, json = 'null') => queryJson({ query: filter, json }, context);
const outputs = async (filter: string, json?: string) => (await query(filter, json)).outputs;

describe('outputs', () => {
  test.each([
    ['.', '{"b":1,"a":[true,null]}', ['{"b":1,"a":[true,null]}']],
    ['.[]', '[1,"two",{"three":3}]', ['1', '"two"', '{"three":3}']],
    ['empty', 'null', []],
    ['.', '1 2\n3', ['1', '2', '3']],
    ['"a\\nb"', 'null', ['"a\\nb"']],
    ['"  "', 'null', ['"  "']],
    ['-1', 'null', ['-1']],
    ['.["__proto__"]', '{"__proto__":{"a":1}}', ['{"a":1}']],
    ['.a', '{"a":"ü😀"}', ['"ü😀"']],
  ])('of %s over %s', async (filter, json, expected) => {
    expect(await outputs(filter, json)).toEqual(expected);
  });

  test('keep the digits of numbers that nothing was done to', async () => {
    const digits = '12345678901234567890.123456789';
    expect(await outputs('.a', `{"a":${digits}}`)).toEqual([digits]);
    expect(await outputs('map(select(. > 9007199254740992))', '[9007199254740993]')).toEqual([
      '[9007199254740993]',
    ]);
  });

  test('are of a world of its own', async () => {
    const [environment = ''] = await outputs('env');
    expect(JSON.parse(environment)).toMatchObject({ USER: 'web_user' });
    await expect(query('import "a" as a; .')).rejects.toThrow('module not found');
  });
});

test('messages of the query are handed on', async () => {
  expect(await query('debug')).toMatchObject({ outputs: ['null'], messages: ['["DEBUG:",null]'] });
});

describe('failures', () => {
  test.each([
    ['.a', '[1]', 'The query failed: Cannot index array with string ("a")'],
    ['error("x")', 'null', 'The query failed: x'],
    ['error({"a":1})', 'null', 'The query failed: {"a":1}'],
    ['.[0]', '{} {}', 'The query failed: Cannot index object with number (0); Cannot index'],
    ['"gone" | halt_error(3)', 'null', 'The query halted with code 3: gone'],
    ['null | halt_error(4)', 'null', 'The query halted with code 4'],
  ])('of %s over %s', async (filter, json, message) => {
    const { outputs: before, failure } = await query(filter, json);
    expect(before).toEqual([]);
    expect(failure).toBeInstanceOf(ToolError);
    expect(failure?.message).toContain(message);
  });

  test('keep the outputs and messages before them', async () => {
    expect(await query('debug, .[], error("x")', '[1,2]')).toMatchObject({
      outputs: ['[1,2]', '1', '2'],
      messages: ['["DEBUG:",[1,2]]'],
      failure: { message: 'The query failed: x' },
    });
  });

  test.each([
    ['{"a":', 'The input is not valid JSON: Unfinished JSON term'],
    ['[1,]', 'The input is not valid JSON: '],
    ["{'a':1}", 'The input is not valid JSON: '],
  ])('of the input %s', async (json, message) => {
    const { failure } = await query('.', json);
    expect(failure).toBeInstanceOf(InputError);
    expect(failure?.message).toContain(message);
  });

  test.each(['', ' \n'])('of the input %j, which is none', async (json) => {
    await expect(query('.', json)).rejects.toThrow('Expected a JSON value, found nothing');
  });
});

describe('invalid queries', () => {
  test.each([
    ['.[', 'syntax error, unexpected end of file at line 1, column 2'],
    ['.a |\n  nope', 'nope/0 is not defined at line 2, column 3 (offset 7)'],
    ['$x', '$x is not defined at line 1, column 1'],
  ])('%j', async (filter, message) => {
    const error = await query(filter).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toContain(`The query is not valid jq: ${message}`);
  });
});

test.each(['def f: f | f; f', '[range(1e9)] | length'])('%s is given up', async (filter) => {
  await expect(query(filter)).rejects.toThrow(LimitError);
});
