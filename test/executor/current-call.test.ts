import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import yargs from 'yargs';
import { currentCall } from '../../bridge/executor/current-call.js';
import { createInlineHost } from '../../bridge/executor/inline-host.js';
import { invoke, text } from './invocation.js';

it('loads nothing but the store of calls, for every program that asks loads it too', () => {
  const loaded = new Set<string>();
  const follow = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of source.matchAll(/^import (?!type ).*from '(.*)';$/gm)) {
      if (!specifier.startsWith('.')) expect(specifier).toBe('node:async_hooks');
      else follow(path.resolve(path.dirname(file), specifier.replace(/\.js$/, '.ts')));
    }
  };
  follow(path.resolve('bridge/executor/current-call.ts'));
  expect([...loaded].map((file) => path.basename(file))).toEqual([
    'current-call.ts',
    'call-store.ts',
  ]);
});

it('is the same call in every copy of the package', async () => {
  const copy = `${new URL('../../bridge/executor/current-call.ts', import.meta.url).href}?copy`;
  const other: { currentCall: typeof currentCall } = await import(copy);
  expect(other.currentCall).not.toBe(currentCall);
  const host = createInlineHost({
    create: () => yargs().command('do', '', {}, () => console.log(other.currentCall()?.settings)),
  });
  const outcome = await host.run(invoke(['do'], { settings: 'shared' }));
  await host.close();
  expect(text(outcome.stdout)).toBe('shared\n');
});

it('tells a call that waits why it was ended', async () => {
  const host = createInlineHost({
    create: () =>
      yargs().command('do', '', {}, async () => {
        const signal = currentCall()?.signal;
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        console.log(signal?.reason.name);
      }),
  });
  const outcome = await host.run(invoke(['do'], { limits: { timeout: 20 } }));
  await host.close();
  expect(outcome).toMatchObject({ ended: 'timedOut', exitCode: 0 });
  expect(text(outcome.stdout)).toBe('TimeoutError\n');
});

it('is not what the listener to standard error runs in', async () => {
  const heard: unknown[] = [];
  const host = createInlineHost({
    create: () => yargs().command('do', '', {}, () => console.error('said')),
  });
  const onStderr = (chunk: Uint8Array) => heard.push(currentCall(), text(chunk));
  await host.run(invoke(['do'], { onStderr }));
  await host.close();
  expect(heard).toEqual([undefined, 'said\n']);
});
