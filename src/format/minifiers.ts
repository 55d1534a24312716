import type { Formatted } from './formatter.js';
import type { MinifyLanguage } from './languages.js';

/**
 * The same meaning in the fewest characters that layout allows: without comments, which is noted.
 *
 * @throws {InputError} at the first thing that is not of the language
 */
export type Minify = (text: string) => Formatted;

/** Loads what minifies a language; the others' libraries stay unloaded. */
export const loadMinify: Readonly<Record<MinifyLanguage, () => Promise<Minify>>> = {
  json: async () => (await import('./json/minify.js')).minifyJson,
  xml: async () => (await import('./xml/minify.js')).minifyXml,
  html: async () => (await import('./html/minify.js')).minifyHtml,
  css: async () => (await import('./css/minify.js')).minifyCss,
  graphql: async () => (await import('./graphql/minify.js')).minifyGraphql,
};
