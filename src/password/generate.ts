import type { Random } from '../context.js';
import { uniform } from '../uniform.js';
import { alphabetOf } from './alphabet.js';
import { type CharacterClass, characterClasses } from './classes.js';
import { entropyOf } from './entropy.js';
import { checkRange } from './range.js';

export interface PasswordRequest {
  /** From 1 to 1000. @default 1 */
  readonly count?: number | undefined;
  /** Characters, up to 1024. @default 20 */
  readonly length?: number | undefined;
  /** Each occurs at least once. @default all */
  readonly classes?: readonly CharacterClass[] | undefined;
  /** Characters that must not occur. @default '' */
  readonly exclude?: string | undefined;
}

export interface Passwords {
  readonly passwords: readonly string[];
  /** Bits of each, rounded down to two places. */
  readonly entropy: number;
}

/**
 * Passwords, each as likely as any other that fits the request.
 *
 * @throws {InputError} when there is no such password
 */
export function generatePasswords(request: PasswordRequest, random: Random): Passwords {
  const { count = 1, length = 20, classes = characterClasses, exclude = '' } = request;
  const alphabet = alphabetOf(classes, exclude);
  checkRange('count', count, { min: 1, max: 1000 });
  checkRange('length', length, { min: alphabet.length, max: 1024 });
  const draw = uniform(random);
  const sizes = alphabet.map((characters) => characters.length);
  return {
    passwords: Array.from({ length: count }, () => generate(length, alphabet, { draw })),
    entropy: entropyOf(length, sizes),
  };
}

/** Draws again until no class is missing: mending a password would make some likelier than others. */
function generate(
  length: number,
  alphabet: readonly (readonly string[])[],
  { draw }: { readonly draw: (bound: number) => number },
): string {
  const all = alphabet.flat();
  while (true) {
    const drawn = Array.from({ length }, () => all[draw(all.length)] ?? '');
    const present = new Set(drawn);
    if (alphabet.every((characters) => characters.some((one) => present.has(one)))) {
      return drawn.join('');
    }
  }
}
