/** What makes a character noteworthy. */
export const kinds = ['control', 'bidi', 'tag', 'invisible', 'space', 'confusable'] as const;

export type Kind = (typeof kinds)[number];
