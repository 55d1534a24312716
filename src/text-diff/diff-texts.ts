import type { Context } from '../context.js';
import type { Comparison, TextDiff } from './unified.js';

/**
 * Compares two texts line by line.
 *
 * @throws {LimitError} when they differ in so many lines that the smallest difference is out of reach
 */
export async function diffTexts(comparison: Comparison, context: Context): Promise<TextDiff> {
  if (comparison.a.text === comparison.b.text) {
    return { equal: true, added: 0, removed: 0, diff: '' };
  }
  const module = new URL('./unified.js', import.meta.url);
  return context.isolate<typeof import('./unified.js')>(module, comparison, limits);
}

const limits = { timeout: 5_000, memory: 1024 };
