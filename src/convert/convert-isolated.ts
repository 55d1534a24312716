import type { Context } from '../context.js';
import { InputError } from '../errors.js';
import { resultOf } from '../refusal.js';
import type { Conversion, Converted } from './convert.js';

/**
 * Converts in a thread of its own, within limits.
 *
 * @throws {InputError} as `convert` does, and for options that do nothing
 * @throws {LimitError} when it takes too long or too much memory
 */
export async function convertIsolated(
  conversion: Conversion,
  context: Context,
): Promise<Converted> {
  checkOptions(conversion);
  const module = new URL('./task.js', import.meta.url);
  return resultOf(await context.isolate<typeof import('./task.js')>(module, conversion, limits));
}

const limits = { timeout: 45_000, memory: 2048 };

function checkOptions({ from, to, align, title, strings }: Conversion): void {
  if (from === to) {
    throw new InputError(`The text is to become what it is: ${from}`, {
      hint: "To lay it out anew, use 'format'",
    });
  }
  const isUseless = [
    { option: '--align', formats: ['markdown'], given: align === true && to !== 'markdown' },
    { option: '--title', formats: ['markdown'], given: title !== undefined && to !== 'markdown' },
    {
      option: '--strings',
      formats: ['csv', 'tsv'],
      given: strings === true && !['csv', 'tsv'].includes(from),
    },
  ];
  const wrong = isUseless.find(({ given }) => given);
  if (wrong) {
    throw new InputError(
      `'${wrong.option}' does nothing here: it is for ${wrong.formats.join(' and ')}`,
    );
  }
}
