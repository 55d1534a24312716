import { expect, test } from 'vitest';
import yargs, { type Argv } from 'yargs';
import { mcpCommand } from '../../bridge/command/mcp-command.js';
import { createCatalogue } from '../../bridge/server/catalogue.js';

const module = new URL('./programs/factory.js', import.meta.url);

const createProgram = (): Argv =>
  yargs()
    .scriptName('demo')
    .version('3.2.1')
    .command('zeta', 'Z', {}, () => {})
    .command('alpha <word>', 'A', {}, () => {})
    .command('hidden', false, {}, () => {})
    .command(mcpCommand(createProgram));

test('tools come in the order of the program, without the bridge’s own command', async () => {
  const catalogue = await createCatalogue(createProgram);
  expect(catalogue.tools.map(({ definition }) => definition.name)).toEqual(['zeta', 'alpha']);
  expect(catalogue).toMatchObject({ program: 'demo', version: '3.2.1' });
  expect(catalogue.find('alpha')).toBe(catalogue.tools[1]);
  expect(catalogue.find('mcp')).toBeUndefined();
  expect(catalogue.find('constructor')).toBeUndefined();
});

test('what is left out is told with its reason', async () => {
  const { skipped } = await createCatalogue(createProgram);
  expect(skipped).toContainEqual({ path: ['hidden'], reason: expect.any(String) });
});

test('it is the same each time', async () => {
  const [first, second] = await Promise.all([
    createCatalogue(createProgram),
    createCatalogue(createProgram),
  ]);
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
});

test('rules, a selection and a prefix are applied', async () => {
  const { tools } = await createCatalogue(createProgram, {
    rules: [{ match: 'zeta', effect: 'read' }],
    selection: { include: ['zeta', 'hidden'], hidden: true },
    prefix: 'my',
  });
  expect(tools.map(({ definition }) => definition)).toMatchObject([
    { name: 'my_zeta', annotations: { readOnlyHint: true } },
    { name: 'my_hidden', annotations: { readOnlyHint: false } },
  ]);
});

test('a program may be a module, with its factory under any name', async () => {
  expect((await createCatalogue({ module })).program).toBe('first');
  expect((await createCatalogue({ module, export: 'another' })).program).toBe('second');
});

test.each([
  [
    { module: new URL('./missing.js', module) },
    /^The module "file:.*missing\.js" cannot be imported: /,
  ],
  [{ module, export: 'notAFactory' }, /exports no function "notAFactory", .* name another export$/],
  [{ module, export: 'toString' }, /exports no function "toString"/],
])(
  'a module that gives no factory is an error that says what to do (%#)',
  async (program, message) => {
    await expect(createCatalogue(program)).rejects.toMatchObject({
      name: 'BridgeError',
      code: 'program-not-loaded',
      message: expect.stringMatching(message),
    });
  },
);
