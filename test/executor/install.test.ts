import type { EventEmitter } from 'node:events';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import yargs from 'yargs';
import { createInlineHost } from '../../bridge/executor/inline-host.js';
import { install } from '../../bridge/executor/routes/install.js';
import type { Host } from '../../bridge/model/outcome.js';
import { invoke } from './invocation.js';

const shared: Readonly<Record<string, object>> = {
  process,
  console,
  fs,
  'fs/promises': fs.promises,
};

describe('routes', () => {
  it('are taken away by the last of their users, as if they had never been', () => {
    const before = snapshot();
    const first = install();
    const second = install();
    expect(snapshot()).not.toEqual(before);
    first();
    first();
    expect(snapshot()).not.toEqual(before);
    second();
    expect(snapshot()).toEqual(before);
  });

  it('leave what another has put around them', () => {
    const { cwd } = process;
    const remove = install();
    const routed = process.cwd;
    const wrapper = () => routed();
    Object.defineProperty(process, 'cwd', { value: wrapper, configurable: true, writable: true });
    remove();
    expect(process.cwd).toBe(wrapper);
    expect(process.cwd()).toBe(cwd());
    process.cwd = cwd;
  });

  it('keep names and properties that other code relies on', () => {
    const before = snapshot();
    const remove = install();
    for (const [name, target] of Object.entries(shared)) {
      for (const key of Object.keys(target)) {
        const original = before[name]?.[key]?.value;
        if (typeof original !== 'function' || /^[A-Z]/.test(key)) continue;
        const routed = Reflect.get(target, key);
        expect(routed.name, `${name}.${key}`).toBe(original.name);
        const missing = Reflect.ownKeys(original).filter((own) => !Reflect.has(routed, own));
        expect(
          missing.filter((own) => own !== 'prototype'),
          `${name}.${key}`,
        ).toEqual([]);
      }
    }
    remove();
  });

  it('change nothing for code outside any call', async () => {
    const remove = install();
    const heard: unknown[] = [];
    const emitter: EventEmitter = process;
    emitter.once('outside', (word) => heard.push(word));
    emitter.emit('outside', 'word');
    process.env.OUTSIDE = 'yes';
    expect([heard, process.env.OUTSIDE]).toEqual([['word'], 'yes']);
    delete process.env.OUTSIDE;
    expect(fs.readFileSync('package.json', 'utf8')).toContain('"name": "devtool"');
    expect(process.argv.slice(0, 1)).toEqual([process.execPath]);
    remove();
    expect(Object.hasOwn(process.env, 'OUTSIDE')).toBe(false);
  });

  it('leave no listener, timer or memory of calls behind', async () => {
    const listeners = () => process.eventNames().map((name) => [name, process.listenerCount(name)]);
    const before = {
      shared: snapshot(),
      listeners: listeners(),
      active: process.getActiveResourcesInfo(),
    };
    let host: Host | undefined = createInlineHost({
      create: () =>
        yargs().command('do', '', {}, async () => {
          process.on('SIGINT', () => {}).on('exit', () => {});
          process.stdout.on('resize', () => {});
          setTimeout(() => console.log('late'), 1);
          process.exitCode = 1;
        }),
    });
    for (let i = 0; i < 50; i += 1) await host.run(invoke(['do']));
    await host.close();
    host = undefined;
    expect(snapshot()).toEqual(before.shared);
    expect(listeners()).toEqual(before.listeners);
    const { active } = before;
    const more = process.getActiveResourcesInfo().filter((name) => {
      const known = active.indexOf(name);
      if (known >= 0) active.splice(known, 1);
      return known < 0;
    });
    expect(more).toEqual([]);
    expect(process.exitCode).toBeUndefined();
  });

  it('stay while code of an ended call may still run', async () => {
    const { exit } = process;
    let release = () => {};
    const host = createInlineHost({
      create: () =>
        yargs().command(
          'do',
          '',
          {},
          () =>
            new Promise<void>((resolve) => {
              release = resolve;
            }),
        ),
    });
    const running = host.run(invoke(['do'], { limits: { timeout: 20 } }));
    expect(await running).toMatchObject({ ended: 'timedOut' });
    await host.close();
    expect(process.exit).not.toBe(exit);
    release();
    await new Promise((resolve) => setImmediate(resolve));
    const next = createInlineHost({ create: () => yargs() });
    await next.run(invoke([]));
    await next.close();
    expect(process.exit).toBe(exit);
  });
});

function snapshot(): Record<string, Record<string, PropertyDescriptor>> {
  const entries = Object.entries(shared).map(([name, target]) => {
    const { exitCode, ...descriptors } = Object.getOwnPropertyDescriptors(target) as Record<
      string,
      PropertyDescriptor
    >;
    // Counters of the emitter, which every listener of the test runner's own changes.
    for (const key of Object.keys(descriptors)) if (key.startsWith('_')) delete descriptors[key];
    return [name, descriptors];
  });
  return Object.fromEntries(entries);
}
