import { isValidBBAN } from 'ibantools';

/** Whether the check digits are right that a country has inside the account, where it has some. */
export function hasNationalDigits(country: string, bban: string): boolean {
  const isStricter = country === 'CZ' || country === 'SK';
  return isValidBBAN(bban, country) && (!isStricter || isCzechAccount(bban));
}

/**
 * Prefix and number of a Czech or Slovak account are multiples of 11 by weight. The library takes a
 * last digit of 1 where a 10 would be needed: such numbers are not given out.
 *
 * @see Decree 169/2011 of the Czech National Bank
 */
function isCzechAccount(bban: string): boolean {
  return weigh(bban.slice(4, 10)) % 11 === 0 && weigh(bban.slice(10)) % 11 === 0;
}

/** The last digit counts once, the one before it twice, and so on. */
const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function weigh(digits: string): number {
  return [...digits]
    .reverse()
    .reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0);
}
