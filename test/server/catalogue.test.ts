import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import yargs, { type Argv } from 'yargs';
import { mcpCommand } from '../../bridge/command/mcp-command.js';
import { currentCall } from '../../bridge/executor/current-call.js';
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

test('a program that does its work after parsing is left out, and told how to become a tool', async () => {
  const { tools, skipped, findings } = await createCatalogue(
    (): Argv => yargs().scriptName('root').option('lines', { type: 'boolean' }),
  );
  expect(tools).toEqual([]);
  const reason = expect.stringMatching(/after parsing .*default command, "\.command\('\$0', /);
  expect(skipped).toEqual([{ path: [], reason }]);
  expect(findings).toEqual([{ code: 'command-not-read', path: [], message: reason }]);
});

test('a default command is a tool', async () => {
  const { tools, skipped } = await createCatalogue(
    (): Argv =>
      yargs()
        .scriptName('root')
        .command('$0', 'Count', {}, () => {}),
  );
  expect(tools.map(({ definition }) => definition.name)).toEqual(['root']);
  expect(skipped).toEqual([]);
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

test.each([false, true])(
  'it is read where calls run, with builders asynchronous: %j',
  async (later) => {
    const cwd = fileURLToPath(new URL('.', module));
    const env = { PROFILE: 'staging', NO_COLOR: '' };
    const facts = () => {
      const { PROFILE, NO_COLOR, COLUMNS, YARGS_MCP } = process.env;
      return [process.cwd(), ...readdirSync('.'), PROFILE, NO_COLOR, COLUMNS, YARGS_MCP].map(
        String,
      );
    };
    const seen: string[][] = [];
    const create = async () => {
      seen.push(facts());
      if (later) await setImmediate();
      seen.push(facts());
      return yargs().command(
        'go',
        'Go',
        async (y: Argv) => {
          if (later) await setImmediate();
          return y.option('at', { type: 'string', choices: facts() });
        },
        () => {},
      ) as unknown as Argv;
    };
    const outside = [process.cwd(), process.env.PROFILE];
    const { tools } = await createCatalogue(create, { cwd, env, settings: 1 });
    const expected = [cwd, ...readdirSync(cwd), 'staging', '1', '80', '1'];
    expect(new Set(seen.map(String))).toEqual(new Set([String(expected)]));
    expect(tools[0]?.definition.inputSchema).toMatchObject({
      properties: { at: { enum: [...new Set(expected)] } },
    });
    expect([process.cwd(), process.env.PROFILE]).toEqual(outside);
  },
);

test('what is read may see the settings of calls', async () => {
  const seen: unknown[] = [];
  const create = () => {
    seen.push(currentCall()?.settings);
    return yargs().command('go', 'Go', {}, () => {});
  };
  await createCatalogue(create, { settings: 'set' });
  expect(new Set(seen)).toEqual(new Set(['set']));
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
