/** The formats there are, in the order help lists them. */
export const formatNames = [
  'json',
  'yaml',
  'toml',
  'xml',
  'csv',
  'tsv',
  'toon',
  'markdown',
] as const;

export type FormatName = (typeof formatNames)[number];
