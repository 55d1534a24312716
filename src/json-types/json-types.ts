import type { Context } from '../context.js';
import { InputError } from '../errors.js';
import { parseJsonSequence } from '../json-syntax.js';
import type { LanguageName } from './languages.js';

export interface TypesOptions {
  readonly language: LanguageName;
  /** Of the outermost type, as a word. */
  readonly name: string;
}

/**
 * Types that hold the samples: one JSON value, or several in a row.
 *
 * @throws {InputError} when the text is not JSON, or holds no object to name a type after
 * @throws {LimitError} when the samples are too many to compare
 */
export async function jsonTypes(
  text: string,
  { language, name }: TypesOptions,
  context: Context,
): Promise<string> {
  if (!/^[A-Za-z]\w*$/.test(name)) {
    throw new InputError(`Expected a name of letters and digits, found ${JSON.stringify(name)}`);
  }
  const samples = parseJsonSequence(text).map(({ start, end }) => text.slice(start, end));
  const module = new URL('./generate.js', import.meta.url);
  const task = { language, name, samples };
  const types = await context.isolate<typeof import('./generate.js')>(module, task, limits);
  if (types === '') throw new InputError('There is no object in the samples to name a type after');
  return types;
}

const limits = { timeout: 20_000, memory: 1024 };
