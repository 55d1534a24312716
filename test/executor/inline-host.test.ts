import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import yargs, { type Argv } from 'yargs';
import { currentCall } from '../../bridge/executor/current-call.js';
import { createInlineHost } from '../../bridge/executor/inline-host.js';
import type { Invocation } from '../../bridge/model/invocation.js';
import type { Host, Outcome } from '../../bridge/model/outcome.js';
import { invoke, seen, text } from './invocation.js';

let host: Host | undefined;

afterEach(async () => {
  await host?.close();
  host = undefined;
});

/** Runs one handler as the program's only command. */
function run(handler: (argv: { n: number }) => unknown, invocation: Invocation): Promise<Outcome> {
  host ??= createInlineHost({ create: () => oneCommand(handler) });
  return host.run(invocation);
}

function oneCommand(handler: (argv: { n: number }) => unknown): Argv {
  return yargs()
    .scriptName('prog')
    .command({
      command: 'do',
      describe: 'does it',
      builder: { n: { type: 'number', default: 0 } },
      handler: (argv) => handler(argv as never) as Promise<void>,
    });
}

describe('what a command prints', () => {
  it('arrives by console and by streams, each where it belongs', async () => {
    const outcome = await run(
      () => {
        console.log('a', { b: 1 });
        process.stdout.write('c\n');
        console.error('d');
        process.stderr.write(Buffer.from('e\n'));
      },
      invoke(['do']),
    );
    expect(seen(outcome)).toEqual({
      stdout: 'a { b: 1 }\nc\n',
      stderr: 'd\ne\n',
      exitCode: 0,
      ended: 'drained',
    });
  });

  it('is taken until nothing is left to do, not until the handler returns', async () => {
    const outcome = await run(
      () => {
        setTimeout(() => setImmediate(() => console.log('late')), 30);
      },
      invoke(['do']),
    );
    expect(text(outcome.stdout)).toBe('late\n');
  });

  it('is kept up to the limit and counted beyond, without stopping the writer', async () => {
    const outcome = await run(
      () => {
        for (let i = 0; i < 100; i += 1) process.stdout.write('0123456789');
        console.error('done');
      },
      invoke(['do'], { limits: { output: 25 } }),
    );
    expect(text(outcome.stdout)).toBe('0123456789012345678901234');
    expect(outcome.bytes).toEqual({ stdout: 1000, stderr: 5 });
    expect(outcome.truncated).toEqual({ stdout: true, stderr: false });
    expect(text(outcome.stderr)).toBe('done\n');
  });

  it('is copied, for writers reuse their buffers', async () => {
    const outcome = await run(
      () => {
        const buffer = Buffer.from('one\n');
        process.stdout.write(buffer);
        buffer.write('two\n');
        process.stdout.write(buffer);
      },
      invoke(['do']),
    );
    expect(text(outcome.stdout)).toBe('one\ntwo\n');
  });

  it('is shown on standard error while the command runs', async () => {
    const chunks: string[] = [];
    const onStderr = (chunk: Uint8Array) => chunks.push(text(chunk));
    await run(
      async () => {
        console.error('first');
        await sleep(5);
        console.error('second');
      },
      invoke(['do'], { onStderr }),
    );
    expect(chunks).toEqual(['first\n', 'second\n']);
  });
});

describe('what a command is given', () => {
  it('is its own argv, environment, directory and input', async () => {
    const outcome = await run(
      async () => {
        console.log(process.argv.slice(1).join(' '), process.env.WHO, process.cwd());
        for await (const chunk of process.stdin) console.log(String(chunk));
      },
      invoke(['do', '--n=1'], { cwd: '/', env: { WHO: 'me' }, stdin: 'input' }),
    );
    expect(text(outcome.stdout)).toBe('/programs/prog.js do --n=1 me /\ninput\n');
  });

  it('can be changed by it without anyone noticing', async () => {
    const cwd = process.cwd();
    await run(
      () => {
        process.chdir('/');
        process.env.LEAK = 'yes';
        process.argv.push('leak');
        process.exitCode = 9;
        console.log = () => {};
        process.on('exit', () => {});
      },
      invoke(['do']),
    );
    expect(process.cwd()).toBe(cwd);
    expect(process.env.LEAK).toBeUndefined();
    expect(process.argv).not.toContain('leak');
    expect(process.exitCode).toBeUndefined();
    const next = await run(() => {}, invoke(['do']));
    expect(next.exitCode).toBe(9);
  });

  it('includes its call, with the settings of the server and a signal', async () => {
    const outcome = await run(
      () => {
        const call = currentCall();
        console.log(call?.settings, call?.cwd, call?.env.WHO, call?.signal.aborted);
      },
      invoke(['do'], { cwd: '/', env: { WHO: 'me' }, settings: { allow: ['git'] } }),
    );
    expect(text(outcome.stdout)).toBe("{ allow: [ 'git' ] } / me false\n");
    expect(currentCall()).toBeUndefined();
  });
});

describe('how a command ends', () => {
  it('is by the code it sets', async () => {
    const outcome = await run(
      async () => {
        await sleep(1);
        process.exitCode = 4;
      },
      invoke(['do']),
    );
    expect(seen(outcome)).toMatchObject({ exitCode: 4, ended: 'drained' });
  });

  it('is by process.exit, after which nothing is heard', async () => {
    const outcome = await run(
      async () => {
        process.on('exit', (code) => console.log('exit', code));
        try {
          console.log('before');
          process.exit(5);
        } catch {
          console.log('after');
          process.exit(6);
        }
      },
      invoke(['do']),
    );
    expect(seen(outcome)).toEqual({
      stdout: 'before\nexit 5\n',
      stderr: '',
      exitCode: 5,
      ended: 'exited',
    });
  });

  it('is by an exception, in a handler or a timer', async () => {
    const fail = () => {
      throw new TypeError('wrong');
    };
    const thrown = await run(
      (argv) => (argv.n === 1 ? fail() : setTimeout(fail, 1)),
      invoke(['do']),
    );
    expect(thrown.exitCode).toBe(1);
    expect(text(thrown.stderr)).toMatch(/^TypeError: wrong\n {4}at /);
    const late = await run(() => {}, invoke(['do', '--n=1']));
    expect(text(late.stderr)).toMatch(/^TypeError: wrong\n {4}at .*\n\nNode\.js v.*\n$/s);
  });

  it('is by a rejection, which yargs reports', async () => {
    const outcome = await run(
      async () => {
        throw new Error('refused');
      },
      invoke(['do']),
    );
    expect(outcome.exitCode).toBe(1);
    expect(text(outcome.stderr)).toMatch(/^prog do\n\ndoes it\n\nOptions:.*\nError: refused\n/s);
  });

  it('is by a failed validation, with help, as in a terminal', async () => {
    const outcome = await run(() => console.log('ran'), invoke(['do', '--n']));
    expect(outcome.exitCode).toBe(0);
    const unknown = createInlineHost({ create: () => oneCommand(() => {}).strict() });
    const refused = await unknown.run(invoke(['do', '--x=1']));
    await unknown.close();
    expect(seen(refused)).toMatchObject({ stdout: '', exitCode: 1, ended: 'exited' });
    expect(text(refused.stderr)).toMatch(/Unknown argument: x\n$/);
  });

  it('is at the time limit, with what it had printed', async () => {
    const outcome = await run(
      async () => {
        console.log('started');
        await sleep(60_000);
      },
      invoke(['do'], { limits: { timeout: 30 } }),
    );
    expect(seen(outcome)).toEqual({
      stdout: 'started\n',
      stderr: '',
      exitCode: 143,
      ended: 'timedOut',
    });
  });

  it('is by cancellation, which its signal tells it', async () => {
    const controller = new AbortController();
    const outcome = await run(
      async () => {
        setImmediate(() => controller.abort());
        await sleep(60_000, undefined, { signal: currentCall()?.signal }).catch(() => {});
        console.log('cleaned up');
      },
      invoke(['do'], { signal: controller.signal }),
    );
    expect(seen(outcome)).toMatchObject({ stdout: 'cleaned up\n', ended: 'cancelled' });
  });

  it('is by cancellation, which its listener for SIGINT hears', async () => {
    const controller = new AbortController();
    const outcome = await run(
      async () => {
        process.on('SIGINT', () => {
          console.log('interrupted');
          process.exit(3);
        });
        setImmediate(() => controller.abort());
        await sleep(60_000);
      },
      invoke(['do'], { signal: controller.signal }),
    );
    expect(seen(outcome)).toMatchObject({
      stdout: 'interrupted\n',
      exitCode: 3,
      ended: 'cancelled',
    });
  });

  it('is without having begun, when it is cancelled before', async () => {
    const outcome = await run(
      () => console.log('ran'),
      invoke(['do'], { signal: AbortSignal.abort() }),
    );
    expect(seen(outcome)).toEqual({ stdout: '', stderr: '', exitCode: 130, ended: 'cancelled' });
  });

  it('is by the grace, with the names of what it left behind', async () => {
    const outcome = await run(
      () => {
        setInterval(() => {}, 10_000);
        console.log('listening');
      },
      invoke(['do'], { limits: { grace: 100 } }),
    );
    expect(seen(outcome)).toMatchObject({ stdout: 'listening\n', exitCode: 0, ended: 'drained' });
    expect(outcome.leftovers).toEqual(['Timeout']);
  });

  it('is with the code 13 of Node, when it waits for what can never come', async () => {
    const outcome = await run(
      () => new Promise(() => {}),
      invoke(['do'], { limits: { grace: 50 } }),
    );
    expect(outcome).toMatchObject({ exitCode: 13, ended: 'drained' });
  });
});

describe('a host', () => {
  it('ends its running calls when it is closed, and takes its routes away', async () => {
    const before = Object.getOwnPropertyDescriptors(process);
    const own = createInlineHost({ create: () => oneCommand(() => sleep(60_000)) });
    const running = own.run(invoke(['do']));
    await own.close();
    expect(await running).toMatchObject({ ended: 'cancelled', exitCode: 130 });
    const after = Object.getOwnPropertyDescriptors(process);
    for (const key of Object.keys(before)) {
      expect(after[key]?.get, key).toBe(before[key]?.get);
      if (typeof before[key]?.value === 'function')
        expect(after[key]?.value, key).toBe(before[key]?.value);
    }
  });

  it.each([
    ['no instance', () => ({}) as never, /returned no yargs instance/],
    ['one that has run', () => shared, /has run before/],
  ])('says what is wrong with a factory that returns %s', async (_, create, message) => {
    const own = createInlineHost({ create });
    await own.run(invoke(['do']));
    const outcome = await own.run(invoke(['do']));
    await own.close();
    expect(outcome.exitCode).toBe(1);
    expect(text(outcome.stderr)).toMatch(message);
  });

  it('takes a factory that is asynchronous', async () => {
    const own = createInlineHost({
      create: async () => {
        await sleep(1);
        return oneCommand(() => console.log('ran'));
      },
    });
    expect(seen(await own.run(invoke(['do'])))).toMatchObject({ stdout: 'ran\n', exitCode: 0 });
    await own.close();
  });
});

const shared = oneCommand(() => {});
