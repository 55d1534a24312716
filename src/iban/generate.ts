import { composeIBAN } from 'ibantools';
import type { Random } from '../context.js';
import { InputError } from '../errors.js';
import { uniform } from '../uniform.js';
import { alphabets, type IbanFormat, ibanCountries, ibanFormat } from './country.js';
import { hasNationalDigits } from './national.js';

/**
 * Valid IBANs for tests, drawn evenly from those a country can have: also the check digits that a
 * country has of its own, inside the account, are right. Whether there is such an account, nobody knows.
 *
 * @throws {InputError} when the country has no IBANs
 */
export function generateIbans(
  country: string,
  count: number,
  { random }: { readonly random: Random },
): string[] {
  const format = ibanFormat(country.toUpperCase());
  if (!format) {
    throw new InputError(`There are no IBANs of '${country}'`, {
      hint: `Expected one of ${ibanCountries().join(', ')}`,
    });
  }
  const draw = uniform(random);
  return Array.from({ length: count }, () => {
    const bban = generateBban(format, draw);
    return composeIBAN({ countryCode: format.country, bban }) ?? '';
  });
}

/** Draws again until the country's own check digits are right: one of some hundred is. */
function generateBban({ country, parts }: IbanFormat, draw: (bound: number) => number): string {
  const character = (alphabet: string) => alphabet[draw(alphabet.length)] ?? '';
  while (true) {
    const bban = parts
      .map(({ of, length }) => Array.from({ length }, () => character(alphabets[of])).join(''))
      .join('');
    if (hasNationalDigits(country, bban)) return bban;
  }
}
