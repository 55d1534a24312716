import { executionAsyncId } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInlineHost } from '../../bridge/executor/inline-host.js';
import type { Outcome } from '../../bridge/model/outcome.js';
import { everyYargs } from './every-yargs.js';
import { invoke } from './invocation.js';

describe.each(await everyYargs())('64 overlapping calls under yargs %s', (_, create) => {
  it('are each byte for byte what they are alone', async () => {
    const host = createInlineHost({
      create: () =>
        create([])
          .scriptName('prog')
          .command('work <id>', 'works', { fail: { type: 'boolean' } }, async (argv) => work(argv)),
    });
    const invocations = Array.from({ length: 64 }, (_, id) =>
      invoke(['work', String(id), ...(id % 9 === 0 ? ['--fail'] : [])], {
        cwd: id % 2 === 0 ? '/' : '/usr',
        env: { NAME: `call-${id}` },
        stdin: `input of ${id}`,
      }),
    );
    const serial: Outcome[] = [];
    for (const invocation of invocations) serial.push(await host.run(invocation));
    const overlapping = await Promise.all(invocations.map((invocation) => host.run(invocation)));
    await host.close();
    expect(new Set(serial.map(({ stdout }) => String(stdout))).size).toBe(64);
    for (const [id, outcome] of overlapping.entries()) {
      expect(withoutFrames(outcome), `call ${id}`).toEqual(withoutFrames(serial[id] as Outcome));
    }
  });
});

/** Uses all that is routed, a little at a time. */
async function work(argv: Record<string, unknown>): Promise<void> {
  const id = Number(argv.id);
  const directory = process.cwd();
  console.group(`call ${id} in ${directory} as ${process.env.NAME}`);
  for (let step = 0; step < 6; step += 1) {
    process.exitCode = (id * 3 + step) % 200;
    process.env.STEP = `${id}.${step}`;
    console.count('step');
    await (step % 2 === 0 ? sleep(id % 3) : new Promise((resolve) => setImmediate(resolve)));
    process.stderr.write(
      `${process.env.STEP} ${process.exitCode} ${process.cwd() === directory}\n`,
    );
  }
  for await (const chunk of process.stdin) console.log(String(chunk));
  if (argv.fail === true) throw new Error(`call ${id} failed`);
}

/** Stack frames tell which of two ways a promise was resumed. */
function withoutFrames({ stdout, stderr, ...rest }: Outcome): object {
  const errors = Buffer.from(stderr)
    .toString()
    .replace(/^ +at .*\n/gm, '');
  return { stdout: Buffer.from(stdout).toString(), errors, ...rest, bytes: rest.bytes.stdout };
}

it('calls share nothing, whatever each prints and however they are woven', async () => {
  const steps = fc.array(
    fc.record({ text: fc.string({ maxLength: 20 }), error: fc.boolean(), wait: fc.nat(3) }),
    { maxLength: 8 },
  );
  let scripts: { text: string; error: boolean; wait: number }[][] = [];
  const { default: yargs } = await import('yargs');
  const host = createInlineHost({
    create: () =>
      yargs().command('play <id>', '', {}, async (argv) => {
        for (const { text, error, wait } of scripts[Number(argv.id)] ?? []) {
          (error ? process.stderr : process.stdout).write(text);
          for (let turn = 0; turn < wait; turn += 1)
            await new Promise((next) => setImmediate(next));
        }
        process.exitCode = Number(argv.id);
      }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 6 }), async (chosen) => {
      scripts = chosen;
      const outcomes = await Promise.all(
        chosen.map((_, id) => host.run(invoke(['play', String(id)]))),
      );
      for (const [id, script] of chosen.entries()) {
        const said = (error: boolean) =>
          script
            .filter((step) => step.error === error)
            .map((step) => step.text)
            .join('');
        expect(Buffer.from(outcomes[id]?.stdout ?? []).toString()).toBe(said(false));
        expect(Buffer.from(outcomes[id]?.stderr ?? []).toString()).toBe(said(true));
        expect(outcomes[id]?.exitCode).toBe(id);
      }
    }),
    { numRuns: 30 },
  );
  await host.close();
});

it('a call inside a call is a call of its own', async () => {
  const { default: yargs } = await import('yargs');
  const host = createInlineHost({
    create: () =>
      yargs()
        .command('outer', '', {}, async () => {
          console.log('outer in', process.cwd());
          const inner = await host.run(invoke(['inner'], { cwd: '/usr' }));
          console.log('inner ended with', inner.exitCode, String(Buffer.from(inner.stdout)).trim());
          console.log('outer in', process.cwd(), process.exitCode, executionAsyncId() > 0);
        })
        .command('inner', '', {}, () => {
          console.log('inner in', process.cwd());
          process.exit(5);
        }),
  });
  const outcome = await host.run(invoke(['outer'], { cwd: '/' }));
  await host.close();
  expect(String(Buffer.from(outcome.stdout))).toBe(
    'outer in /\ninner ended with 5 inner in /usr\nouter in / undefined true\n',
  );
  expect(outcome.exitCode).toBe(0);
});
