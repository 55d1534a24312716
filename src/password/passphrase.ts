import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Random } from '../context.js';
import { uniform } from '../uniform.js';
import type { Passwords } from './generate.js';
import { checkRange } from './range.js';

export interface PassphraseRequest {
  /** From 1 to 1000. @default 1 */
  readonly count?: number | undefined;
  /** From 1 to 128. */
  readonly words: number;
  /** Between words. @default '-' */
  readonly separator?: string | undefined;
}

/**
 * Passphrases of English words, drawn evenly from the 2048 of BIP 39: 11 bits each, none of them
 * longer than eight letters, and all told apart by their first four.
 *
 * @throws {InputError} when a number is out of range
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt
 */
export function generatePassphrases(request: PassphraseRequest, random: Random): Passwords {
  const { count = 1, words, separator = '-' } = request;
  checkRange('count', count, { min: 1, max: 1000 });
  checkRange('number of words', words, { min: 1, max: 128 });
  const draw = uniform(random);
  const word = () => wordlist[draw(wordlist.length)] ?? '';
  const phrase = () => Array.from({ length: words }, word).join(separator);
  return {
    passwords: Array.from({ length: count }, phrase),
    entropy: words * Math.log2(wordlist.length),
  };
}
