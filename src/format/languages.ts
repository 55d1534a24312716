/** Languages that can be formatted, in the order help lists them. */
export const formatLanguages = ['json'] as const;

export type FormatLanguage = (typeof formatLanguages)[number];
