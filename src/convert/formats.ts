import type { Format } from './format.js';
import type { FormatName } from './names.js';

/** Loads a format; the others' libraries stay unloaded. */
export const loadFormat: Readonly<Record<FormatName, () => Promise<Format>>> = {
  json: async () => (await import('./json/json.js')).json,
  yaml: async () => (await import('./yaml/yaml.js')).yaml,
  toml: async () => (await import('./toml/toml.js')).toml,
  xml: async () => (await import('./xml/xml.js')).xml,
  csv: async () => (await import('./csv/csv.js')).csv,
  tsv: async () => (await import('./csv/csv.js')).tsv,
  toon: async () => (await import('./toon/toon.js')).toon,
  markdown: async () => (await import('./markdown/markdown.js')).markdown,
};
