import type { Formatter } from './formatter.js';
import type { FormatLanguage } from './languages.js';

/** Loads the formatter of a language; the others' libraries stay unloaded. */
export const loadFormatter: Readonly<Record<FormatLanguage, () => Promise<Formatter>>> = {
  json: async () => (await import('./json/format.js')).jsonFormatter,
  yaml: async () => (await import('./yaml/format.js')).yamlFormatter,
  toml: async () => (await import('./toml/format.js')).tomlFormatter,
  xml: async () => (await import('./xml/format.js')).xmlFormatter,
  html: async () => (await import('./html/format.js')).htmlFormatter,
  css: async () => (await import('./css/format.js')).cssFormatter,
  graphql: async () => (await import('./graphql/format.js')).graphqlFormatter,
};
