import { describe, expect, test } from 'vitest';
import { LimitError } from '../../src/errors.js';
import { devtool } from './devtool.js';

// The thread's entry is JavaScript: only the build has it.
const built = new URL('../../dist/cli/isolate.js', import.meta.url);
const { isolate }: typeof import('../../cli/isolate.js') = await import(built.href);
const module = new URL('./tasks/misbehave.mjs', import.meta.url);
const limits = { timeout: 60_000, memory: 64 };
const attempt = (name: string, timeout = limits.timeout) =>
  isolate(module, name, { ...limits, timeout }).catch((error: unknown) => error as Error);

describe('isolated work', () => {
  test('that hangs is ended at its time', async () => {
    const error = await attempt('hang', 200);
    expect(error).toMatchObject({ message: 'Gave up after 0.2 s, the limit for this work' });
    expect(error).toHaveProperty('name', LimitError.name);
  });

  test('that hoards memory is ended at its limit', async () => {
    expect(await attempt('hoard')).toMatchObject({
      name: LimitError.name,
      message: 'Gave up at 64 MiB of memory, the limit for this work',
    });
  });

  test('that throws rejects with what was thrown', async () => {
    expect(await attempt('throw')).toMatchObject({ name: 'RangeError', message: 'a defect' });
  });

  test('that leaves rejects', async () => {
    expect(await attempt('leave')).toMatchObject({ message: expect.stringContaining('no result') });
  });

  test('sees no environment', async () => {
    expect(await attempt('environment')).toEqual([]);
  });

  test('cannot print', async () => {
    expect(await attempt('chatter')).toBe('quiet');
  });
});

test('what runs beside it is not held up', async () => {
  const [hung, other] = await Promise.all([attempt('hang', 300), devtool(['encode', 'hex', 'a'])]);
  expect(hung).toBeInstanceOf(Error);
  expect(other.exitCode).toBe(0);
});
