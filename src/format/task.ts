import { attempt } from '../refusal.js';
import type { FormatOptions } from './formatter.js';
import { loadFormatter } from './formatters.js';
import type { FormatLanguage, MinifyLanguage } from './languages.js';
import { loadMinify } from './minifiers.js';

export type FormatTask = FormatRequest | MinifyRequest;

export interface FormatRequest {
  readonly language: FormatLanguage;
  readonly text: string;
  readonly options: FormatOptions;
}

export interface MinifyRequest {
  readonly language: MinifyLanguage;
  readonly text: string;
  readonly options?: never;
}

/** Runs isolated: nesting and sheer size can take any time and memory. */
export function run(task: FormatTask) {
  return attempt(async () => {
    if (!task.options) return (await loadMinify[task.language]())(task.text);
    return (await loadFormatter[task.language]()).format(task.text, task.options);
  });
}
