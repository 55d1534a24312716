import { InputError } from '../errors.js';
import type { CharacterClass } from './classes.js';

/**
 * The characters of each class that was asked for.
 *
 * @throws {InputError} when no class is left, or none of its characters
 */
export function alphabetOf(
  classes: readonly CharacterClass[],
  exclude: string,
): readonly (readonly string[])[] {
  if (classes.length === 0) throw new InputError('Expected at least one class of characters');
  const excluded = new Set(exclude);
  return [...new Set(classes)].map((name) => {
    const left = [...characters[name]].filter((character) => !excluded.has(character));
    if (left.length > 0) return left;
    throw new InputError(`Nothing of the class '${name}' is left without '${exclude}'`);
  });
}

const lower = 'abcdefghijklmnopqrstuvwxyz';

/** Together all of ASCII that is visible. */
const characters: Readonly<Record<CharacterClass, string>> = {
  lower,
  upper: lower.toUpperCase(),
  digit: '0123456789',
  symbol: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
};
