/** Languages that can be formatted, in the order help lists them. */
export const formatLanguages = ['json', 'yaml', 'toml', 'xml', 'html', 'css', 'graphql'] as const;

export type FormatLanguage = (typeof formatLanguages)[number];

/** Languages that can be minified: in the others layout is syntax. */
export const minifyLanguages = ['json', 'xml', 'html', 'css', 'graphql'] as const;

export type MinifyLanguage = (typeof minifyLanguages)[number];
