import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Argv } from 'yargs';
import { createInlineHost } from '../../bridge/executor/inline-host.js';
import { applyValues } from '../../bridge/executor/yargs/apply-values.js';
import type { Invocation } from '../../bridge/model/invocation.js';
import type { JsonValue } from '../../bridge/model/json.js';
import type { ProgramFactory } from '../../bridge/model/program.js';
import { everyYargs } from './every-yargs.js';
import { invoke, text } from './invocation.js';

const plan = { injections: [], expectations: [], aliases: {}, configuration: {} };

describe('applyValues', () => {
  it('sets a value under every name that yargs gives it', () => {
    const argv = { _: [], 'max-tokens': 1, maxTokens: 1, m: 1 };
    const mismatches = applyValues(argv, {
      ...plan,
      injections: [{ name: 'max-tokens', value: 'five' }],
      aliases: { 'max-tokens': ['m', 'maxTokens'] },
    });
    expect(mismatches).toEqual([]);
    expect(argv).toEqual({ _: [], 'max-tokens': 'five', maxTokens: 'five', m: 'five' });
  });

  it('follows dots where the parser does', () => {
    const value = { injections: [{ name: 'db.host', value: 'x' }] };
    const nested: Record<string, unknown> = { db: { port: 1 } };
    applyValues(nested, { ...plan, ...value });
    expect(nested).toEqual({ db: { port: 1, host: 'x' } });
    const flat: Record<string, unknown> = {};
    applyValues(flat, { ...plan, ...value, configuration: { 'dot-notation': false } });
    expect(flat).toEqual({ 'db.host': 'x' });
  });

  it('respects names that the parser was told to strip', () => {
    const argv: Record<string, unknown> = {};
    const configuration = { 'strip-dashed': true, 'strip-aliased': true };
    const injections = [{ name: 'dry-run', value: true }];
    const expectations = [{ name: 'dry-run', value: true }];
    const aliases = { 'dry-run': ['d', 'dryRun'] };
    expect(applyValues(argv, { injections, expectations, aliases, configuration })).toEqual([]);
    expect(argv).toEqual({ dryRun: true });
  });

  it.each([
    '__proto__',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'a.__proto__.polluted',
  ])('never reaches a prototype through %s', (name) => {
    applyValues({}, { ...plan, injections: [{ name, value: 'yes' }] });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('names what the parser read otherwise', () => {
    const expectations = [
      { name: 'n', value: 5 },
      { name: 'list', value: ['a', 'b'] },
      { name: 'absent', value: '' },
      { name: 'toString', value: 'x' },
    ];
    expect(applyValues({ n: '5', list: ['a'] }, { ...plan, expectations })).toEqual([
      { name: 'n', expected: 5, received: "'5'" },
      { name: 'list', expected: ['a', 'b'], received: "[ 'a' ]" },
      { name: 'absent', expected: '', received: 'undefined' },
      { name: 'toString', expected: 'x', received: 'undefined' },
    ]);
  });

  it('finds every injected value as it was, and hands out copies', () => {
    const name = fc.oneof(fc.constantFrom('a', 'a-b', 'x.y', '__proto__', 'toString'), fc.string());
    fc.assert(
      fc.property(name, fc.jsonValue(), (key, json) => {
        const value = json as JsonValue;
        const argv: Record<string, unknown> = {};
        const values = [{ name: key, value }];
        const both = { injections: values, expectations: values };
        expect(applyValues(argv, { ...plan, ...both })).toEqual([]);
        if (typeof value === 'object' && value !== null)
          expect(Object.values(argv)).not.toContain(value);
      }),
    );
  });
});

describe.each(await everyYargs())('values put in place under yargs %s', (version, create) => {
  it('reach a command, a nested command and a program without commands', async () => {
    const nested = program((y) => y.command('a', '', (a) => a.command('b <text>', '', {}, show)));
    const changes = { injections: [{ name: 'text', value: '-x' }] };
    expect(await outcome(nested, invoke(['a', 'b', '_'], changes))).toEqual([
      '{"text":"-x"}\n',
      '',
      0,
    ]);
    const asynchronous = program((y) =>
      y.command('a', '', (a) => a.command('b <text>', '', {}, async (argv) => show(argv))),
    );
    expect(await outcome(asynchronous, invoke(['a', 'b', '_'], changes))).toEqual([
      '{"text":"-x"}\n',
      '',
      0,
    ]);
  });

  it('are what validation sees', async () => {
    const strict = program((y) =>
      y.command('a', '', { kind: { choices: ['1', '2'], demandOption: true } }, show).strict(),
    );
    const good = { injections: [{ name: 'kind', value: '2' }] };
    expect(await outcome(strict, invoke(['a'], good))).toEqual(['{"kind":"2"}\n', '', 0]);
    const bad = await outcome(
      strict,
      invoke(['a'], { injections: [{ name: 'kind', value: '3' }] }),
    );
    expect(bad).toEqual(['', expect.stringContaining('Invalid values:'), 1]);
  });

  it('come before coercion and middleware, but in 16 after', async () => {
    const coerced = program((y) =>
      y
        .middleware((argv) => {
          argv.seen = argv.n;
        }, true)
        .command('a', '', { n: { coerce: (n: unknown) => `<${n}>` } }, show),
    );
    const [stdout] = await outcome(
      coerced,
      invoke(['a', '--n=1'], { injections: [{ name: 'n', value: 2 }] }),
    );
    expect(JSON.parse(stdout)).toEqual(
      version === '16' ? { n: 2, seen: '<1>' } : { n: '<2>', seen: 2 },
    );
  });

  it('that were read otherwise keep the handler from running', async () => {
    const plain = program((y) => y.command('a [text]', '', { n: { type: 'number' } }, show));
    const expectations = [
      { name: 'text', value: '5' },
      { name: 'n', value: 7 },
    ];
    const host = createInlineHost({ create: plain });
    const ran = await host.run(invoke(['a', '5', '--n=7'], { expectations }));
    await host.close();
    expect(ran.mismatches).toEqual([{ name: 'text', expected: '5', received: '5' }]);
    expect([text(ran.stdout), text(ran.stderr), ran.exitCode]).toEqual(['', '', 1]);
  });

  function program(configure: (y: Argv) => unknown): ProgramFactory {
    return () => configure(create([]).scriptName('prog').version(false).help(false)) as never;
  }
});

function show(argv: Record<string, unknown>): void {
  const { _: words, $0: name, ...values } = argv;
  console.log(JSON.stringify(values));
}

async function outcome(
  create: ProgramFactory,
  invocation: Invocation,
): Promise<[string, string, number]> {
  const host = createInlineHost({ create });
  const { stdout, stderr, exitCode } = await host.run(invocation);
  await host.close();
  return [text(stdout), text(stderr), exitCode];
}
