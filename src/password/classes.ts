/** Kinds of characters that a password can be made of. */
export const characterClasses = ['lower', 'upper', 'digit', 'symbol'] as const;

export type CharacterClass = (typeof characterClasses)[number];
