import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate } from '../../bridge/server/gate.js';

test('never more inside than places, never two of one key, and everyone gets in, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.option(fc.constantFrom('a', 'b'), { nil: undefined }), { maxLength: 30 }),
      fc.scheduler(),
      async (places, keys, scheduler) => {
        const gate = createGate(places);
        const inside: (string | undefined)[] = [];
        const admitted: number[] = [];
        const calls = keys.map(async (key, index) => {
          const leave = await gate.enter(key);
          admitted.push(index);
          if (key !== undefined) expect(inside).not.toContain(key);
          inside.push(key);
          expect(inside.length).toBeLessThanOrEqual(places);
          await scheduler.schedule(Promise.resolve());
          inside.splice(inside.indexOf(key), 1);
          leave();
        });
        await scheduler.waitFor(Promise.all(calls));
        for (const key of ['a', 'b', undefined]) {
          const ofKey = admitted.filter((index) => keys[index] === key);
          expect(ofKey).toEqual([...ofKey].sort((one, other) => one - other));
        }
        expect(admitted).toHaveLength(keys.length);
      },
    ),
  );
});

test('a call that waits for its key lets those behind it pass', async () => {
  const gate = createGate(2);
  const leaveFirst = await gate.enter('a');
  let isIn = false;
  const second = gate.enter('a').then((leave) => {
    isIn = true;
    leave();
  });
  const leaveThird = await gate.enter(undefined);
  expect(isIn).toBe(false);
  leaveThird();
  leaveFirst();
  await second;
  expect(isIn).toBe(true);
});

test('a call that is cancelled while it waits gives up its place in the queue', async () => {
  const gate = createGate(1);
  const leave = await gate.enter(undefined);
  const cancel = new AbortController();
  const waiting = gate.enter(undefined, cancel.signal);
  const last = gate.enter(undefined);
  cancel.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
  leave();
  (await last)();
});

test('a call that is cancelled already does not enter', async () => {
  const gate = createGate(1);
  await expect(gate.enter(undefined, AbortSignal.abort())).rejects.toThrow();
  (await gate.enter(undefined))();
});
