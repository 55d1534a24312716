import type { Formatter } from './formatter.js';
import type { FormatLanguage } from './languages.js';

/** Loads the formatter of a language; the others' libraries stay unloaded. */
export const loadFormatter: Readonly<Record<FormatLanguage, () => Promise<Formatter>>> = {
  json: async () => (await import('./json/format.js')).jsonFormatter,
};
