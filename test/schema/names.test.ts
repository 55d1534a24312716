import { expect, test } from 'vitest';
import type { CommandTree } from '../../bridge/model/command-tree.js';
import { derive } from '../../bridge/schema/derive.js';
import { command, option, toolOf, tree } from './build.js';

function namesOf(given: CommandTree, prefix?: string): readonly string[] {
  const { tools } = derive(given, prefix === undefined ? {} : { prefix });
  return tools.map(({ definition }) => definition.name);
}

test('the path joined by underscores, in lower case', () => {
  const given = tree(command('encode'), command('json query'), command('Get.All max-age'));
  expect(namesOf(given)).toEqual(['encode', 'json_query', 'get_all_max-age']);
});

test.each([
  ['devtool', 'devtool'],
  ['cli.js', 'cli'],
  ['../../bin/My Tool.mjs', 'tool'],
  ['', 'program'],
])('the program itself, called %j, is %j', (program, name) => {
  expect(namesOf({ ...tree(command('', { role: 'root' })), program })).toEqual([name]);
});

test('a prefix is one more word', () => {
  expect(namesOf(tree(command('a b')), 'My.App')).toEqual(['my_app_a_b']);
});

test('every name that collides carries a hash of its path, wherever the command stands', () => {
  const commands = [command('a b'), command('a_b'), command('c')] as const;
  const names = namesOf(tree(...commands));
  expect(names).toEqual([
    expect.stringMatching(/^a_b_[a-z0-9]{7}$/),
    expect.stringMatching(/^a_b_[a-z0-9]{7}$/),
    'c',
  ]);
  expect(new Set(names).size).toBe(3);
  expect(namesOf(tree(...commands.toReversed()))).toEqual(names.toReversed());
});

test('a group and its default command have the same path and different names', () => {
  const given = tree(command('db', { role: 'group' }), command('db', { role: 'default' }));
  expect(new Set(namesOf(given)).size).toBe(2);
});

test('a hash never takes a name that another command has', () => {
  const hashed = namesOf(tree(command('a b'), command('a_b')));
  const names = namesOf(tree(command('a b'), command('a_b'), ...hashed.map((n) => command(n))));
  expect(new Set(names).size).toBe(4);
  expect(names.slice(2)).toEqual(hashed);
});

test('a long name is cut to 50 characters with a hash', () => {
  const long = 'x'.repeat(60);
  const [exact, first, second] = namesOf(
    tree(command('y'.repeat(50)), command(`${long} a`), command(`${long} b`)),
  );
  expect(exact).toBe('y'.repeat(50));
  expect(first).toMatch(/^x{42}_[a-z0-9]{7}$/);
  expect(second).not.toBe(first);
});

test('a selection renames nothing', () => {
  const given = tree(command('a b'), command('a_b', { hidden: true }));
  expect(namesOf(given)).toEqual([
    derive(given, { selection: { hidden: true } }).tools[0]?.definition.name,
  ]);
});

test('property keys are the names verbatim, or what clients accept of them', () => {
  const names = [
    'max-tokens',
    'db.host',
    'db_host',
    'db host',
    '日本',
    'x'.repeat(70),
    `${'x'.repeat(70)}y`,
  ];
  const { bindings, definition } = toolOf(
    command('do', {
      options: names.map((name) => option(name)),
      strict: { commands: true, options: false },
    }),
  );
  const keys = bindings.map(({ property }) => property);
  expect(keys).toEqual([
    'max-tokens',
    'db_host',
    'db_host_2',
    'db_host_3',
    '__',
    'x'.repeat(64),
    `${'x'.repeat(62)}_2`,
  ]);
  expect(bindings.map(({ target }) => target)).toEqual(
    names.map((name) => ({ kind: 'option', name })),
  );
  expect(Object.keys(definition.inputSchema.properties as object)).toEqual(keys);
});

test('standard input stands beside an option of that name', () => {
  const facts = { stdin: 'text' } as const;
  const keysOf = (...names: readonly string[]) =>
    toolOf(command('do', { facts, options: names.map((name) => option(name)) })).bindings.map(
      ({ property }) => property,
    );
  expect(keysOf('a')).toEqual(['a', 'stdin']);
  expect(keysOf('stdin')).toEqual(['stdin', 'stdin_text']);
  expect(keysOf('stdin', 'stdin_text')).toEqual(['stdin', 'stdin_text', 'stdin_text_2']);
});
