import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Limits } from '../../bridge/model/invocation.js';
import { type HostileOutcome, neighbour, runInServer, seenOf } from './hostile-server.js';

const leaves = { stdout: 'left\n', stderr: '', exitCode: 0, ended: 'drained' };
const timedOut = { stderr: '', exitCode: 143, ended: 'timedOut' };
const pid = expect.stringMatching(/^\d+\n$/);

/** Commands that no terminal ends, with their limits and what comes of them. */
const table: Readonly<Record<string, [Partial<Limits>, object]>> = {
  'leaves-interval': [{ grace: 200 }, { ...leaves, leftovers: ['Timeout'] }],
  'leaves-long-timer': [{ grace: 200 }, { ...leaves, leftovers: ['Timeout'] }],
  'leaves-server': [{ grace: 200 }, { ...leaves, leftovers: ['TCPSERVERWRAP'] }],
  'leaves-socket': [{ grace: 200 }, { ...leaves, leftovers: expect.arrayContaining(['TCPWRAP']) }],
  'leaves-watcher': [{ grace: 200 }, { ...leaves, leftovers: ['FSEVENTWRAP'] }],
  'leaves-channel': [{ grace: 200 }, { ...leaves, leftovers: ['MESSAGEPORT'] }],
  'leaves-ticking': [
    { grace: 200, timeout: 700 },
    { ...timedOut, stdout: expect.stringMatching(/^(tick\n)+$/), leftovers: [] },
  ],
  'waits-for-ever': [{ timeout: 500 }, { ...timedOut, stdout: 'waiting\n' }],
  'waits-and-listens': [{ timeout: 500 }, { ...timedOut, stdout: 'heard SIGTERM\n', exitCode: 7 }],
  'waits-and-ignores': [{ timeout: 500 }, { ...timedOut, stdout: 'ignored\n' }],
  'waits-for-child': [{ timeout: 500 }, { ...timedOut, stdout: pid }],
  'waits-for-deaf-child': [{ timeout: 1_000 }, { ...timedOut, stdout: pid }],
  'waits-for-sync-child': [{ timeout: 500 }, { ...timedOut, stdout: 'before\n' }],
  'exits-beside-child': [{}, { stdout: pid, exitCode: 2, ended: 'exited' }],
  'exits-beside-lasting-child': [{}, { stdout: pid, exitCode: 0, ended: 'drained' }],
  'exits-beside-thread': [{}, { stderr: '', exitCode: 2, ended: 'exited' }],
  'goes-on-after-its-end': [{}, { stdout: '', stderr: '', exitCode: 3, ended: 'exited' }],
  'throws-after-its-end': [{}, { stdout: '', stderr: '', exitCode: 3, ended: 'exited' }],
  'prints-without-end': [
    { timeout: 500, output: 100_000 },
    { ...timedOut, stdout: 'x'.repeat(100_000), truncated: { stdout: true, stderr: false } },
  ],
};

it('commands that never end by themselves are ended, and disturb nobody', async () => {
  const names = Object.keys(table);
  const run = await runInServer(
    names.map((name) => ({ argv: [name], limits: table[name]?.[0] ?? {} })),
  );
  expect(run.stderr).toBe('');
  expect(run.strays).toEqual(['{"exitCode":null}']);
  expect(run.results.map(({ argv }) => argv[0])).toEqual(names);
  for (const { argv, alone, together, neighbours, next } of run.results) {
    const [name = ''] = argv;
    expect.soft(alone, name).toMatchObject(table[name]?.[1] ?? {});
    expect.soft(together, `${name}, beside neighbours`).toMatchObject(table[name]?.[1] ?? {});
    expect.soft(neighbours.map(seenOf), `neighbours of ${name}`).toEqual([1, 2, 3].map(neighbour));
    expect.soft(seenOf(next), `after ${name}`).toEqual(neighbour(4));
    for (const outcome of [alone, together]) await checkChild(name, outcome);
  }
  expect(existsSync(`/tmp/hostile-unheard-${run.pid}`)).toBe(false);
});

/** Children that printed their number are gone, but for the one that is meant to stay. */
async function checkChild(name: string, { stdout }: HostileOutcome): Promise<void> {
  if (!/^\d+\n$/.test(stdout)) return;
  const child = Number(stdout);
  if (name === 'exits-beside-lasting-child') {
    expect.soft(isRunning(child), name).toBe(true);
    process.kill(child, 'SIGKILL');
    return;
  }
  while (isRunning(child)) await sleep(20);
}

function isRunning(child: number): boolean {
  try {
    return process.kill(child, 0);
  } catch {
    return false;
  }
}
