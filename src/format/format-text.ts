import type { Context } from '../context.js';
import { resultOf } from '../refusal.js';
import type { Formatted } from './formatter.js';
import { type FormatTask, run } from './task.js';

/**
 * Formats, or without options minifies, in a thread of its own within limits.
 *
 * @throws {InputError} at the first thing that is not of the language
 * @throws {LimitError} when it takes too long or too much memory
 */
export async function formatText(task: FormatTask, context: Context): Promise<Formatted> {
  // The work on JSON grows with its size alone, and loads no library.
  if (task.language === 'json') return resultOf(await run(task));
  const module = new URL('./task.js', import.meta.url);
  return resultOf(await context.isolate<typeof import('./task.js')>(module, task, limits));
}

const limits = { timeout: 45_000, memory: 2048 };
