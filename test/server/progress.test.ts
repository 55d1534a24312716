import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ProgressUpdate, startProgress } from '../../bridge/server/progress.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const bytes = (text: string) => new TextEncoder().encode(text);

function start() {
  const updates: ProgressUpdate[] = [];
  const progress = startProgress({
    token: 't',
    send: async (update) => {
      updates.push(update);
    },
  });
  const messages = () => updates.map(({ message }) => message);
  return { ...progress, updates, messages };
}

test('a line becomes an update at once, with the client’s token', async () => {
  const { onStderr, updates } = start();
  onStderr(bytes('\u001b[32mstep one\u001b[0m\n'));
  expect(updates).toEqual([{ progressToken: 't', progress: 1, message: 'step one' }]);
});

test('of many lines in a moment the first is sent, then the last, and the numbers grow', async () => {
  const { onStderr, updates } = start();
  for (let line = 1; line <= 50; line++) onStderr(bytes(`line ${line}\n`));
  await vi.advanceTimersByTimeAsync(99);
  expect(updates.map(({ message }) => message)).toEqual(['line 1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(updates.map(({ message, progress }) => [message, progress])).toEqual([
    ['line 1', 1],
    ['line 50', 2],
  ]);
});

test('a line may come in pieces, within a character too, and be redrawn with carriage returns', async () => {
  const { onStderr, messages } = start();
  const all = bytes('é 10%\r');
  onStderr(all.subarray(0, 1));
  onStderr(all.subarray(1));
  expect(messages()).toEqual(['é 10%']);
});

test('a line without an end is not sent, nor is a blank one', async () => {
  const { onStderr, messages } = start();
  onStderr(bytes('\n  \nunfinished'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(messages()).toEqual([]);
});

test('a silent call is said to be running every five seconds', async () => {
  const { messages } = start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(messages()).toEqual(['Running for 5 s', 'Running for 10 s', 'Running for 15 s']);
});

test('a line puts off the next heart-beat', async () => {
  const { onStderr, messages } = start();
  await vi.advanceTimersByTimeAsync(4_000);
  onStderr(bytes('line\n'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(messages()).toEqual(['line']);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual(['line', 'Running for 9 s']);
});

test('after stop nothing is sent, not even what was waiting', async () => {
  const { onStderr, stop, messages } = start();
  onStderr(bytes('one\n'));
  onStderr(bytes('two\n'));
  stop();
  onStderr(bytes('three\n'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages()).toEqual(['one']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a client that does not take an update gets no second one', async () => {
  const updates: ProgressUpdate[] = [];
  let take: () => void = () => {};
  const { onStderr } = startProgress({
    token: 1,
    send: (update) => {
      updates.push(update);
      return new Promise((resolve) => {
        take = resolve;
      });
    },
  });
  onStderr(bytes('one\n'));
  onStderr(bytes('two\n'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(updates).toHaveLength(1);
  take();
  await vi.advanceTimersByTimeAsync(0);
  expect(updates.map(({ message }) => message)).toEqual(['one', 'two']);
});
