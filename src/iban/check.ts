import { composeIBAN, extractIBAN } from 'ibantools';
import { alphabets, describeParts, type IbanFormat, ibanFormat } from './country.js';
import { hasNationalDigits } from './national.js';

export interface IbanCheck {
  readonly valid: boolean;
  /** Without blanks and dashes, in capitals. */
  readonly iban: string;
  /** In groups of four. Of a valid one, like all that follows. */
  readonly formatted?: string;
  /** ISO 3166 code. */
  readonly country?: string;
  readonly bank?: string;
  readonly branch?: string;
  /** What follows the check digits. */
  readonly bban?: string;
  readonly sepa?: boolean;
  /** Whether the registry of ISO 13616 has the country's format. */
  readonly registered?: boolean;
  /** What is wrong with it. */
  readonly problems: readonly string[];
}

/**
 * Checks characters, length, format, check digits, and the check digits that some countries have
 * inside the account.
 *
 * @see ISO 13616-1, and ISO 7064 (MOD 97-10) for the check digits
 */
export function checkIban(text: string): IbanCheck {
  const iban = compact(text);
  const format = ibanFormat(iban.slice(0, 2));
  const problems = findProblems(iban, format);
  if (!format || problems.length > 0) return { valid: false, iban, problems };
  const { bankIdentifier, branchIdentifier } = extractIBAN(iban);
  return {
    valid: true,
    iban,
    formatted: iban.replace(/.{4}(?=.)/g, '$& '),
    country: format.country,
    ...(bankIdentifier && { bank: bankIdentifier }),
    ...(branchIdentifier && { branch: branchIdentifier }),
    bban: iban.slice(4),
    sepa: format.sepa,
    registered: format.registered,
    problems,
  };
}

/** Only ASCII becomes capital: others have capitals in ASCII too, and are still not letters of an IBAN. */
function compact(text: string): string {
  return text
    .replace(/^\s*IBAN[\s:]+/i, '')
    .replace(/[\s-]/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The first step that fails, as the next ones mean nothing then. */
function findProblems(iban: string, format: IbanFormat | undefined): string[] {
  if (iban === '') return ['There is no IBAN'];
  const foreign = /[^A-Z0-9]/u.exec(iban);
  if (foreign) {
    return [
      `Character ${foreign.index + 1}, ${name(foreign[0])}, is no letter or digit of an IBAN`,
    ];
  }
  if (!format) return [`'${iban.slice(0, 2)}' is no country with IBANs`];
  const { country, length } = format;
  if (iban.length !== length) {
    return [`Expected ${length} characters for ${country}, found ${iban.length}`];
  }
  const misplaced = findMisplaced(iban, format);
  return misplaced ? [misplaced] : findWrongDigits(iban, country);
}

/** By its number where it cannot be seen, or would steer a terminal. */
function name(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{M}]/u.test(character) ? `U+${number}` : `'${character}'`;
}

function findMisplaced(iban: string, { country, parts }: IbanFormat): string | undefined {
  const expected = [
    ...alphabetsOf([{ of: 'letters', length: 2 }, { of: 'digits', length: 2 }, ...parts]),
  ];
  const index = expected.findIndex((of, at) => !alphabets[of].includes(iban[at] ?? ' '));
  if (index === -1) return undefined;
  if (index < 4) return `Expected two check digits after ${country}, found '${iban.slice(2, 4)}'`;
  const rule = `${describeParts(parts)} after the check digits`;
  return `Character ${index + 1} is '${iban[index]}', but ${country} has ${rule}`;
}

function alphabetsOf(parts: IbanFormat['parts']): IbanFormat['parts'][number]['of'][] {
  return parts.flatMap(({ of, length }) => Array.from({ length }, () => of));
}

function findWrongDigits(iban: string, countryCode: string): string[] {
  const bban = iban.slice(4);
  const problems: string[] = [];
  const right = composeIBAN({ countryCode, bban })?.slice(2, 4);
  if (iban.slice(2, 4) !== right) {
    problems.push(`The check digits are ${iban.slice(2, 4)}, where the rest needs ${right}`);
  }
  if (!hasNationalDigits(countryCode, bban)) {
    problems.push(`The check digits that ${countryCode} has inside the account are wrong`);
  }
  return problems;
}
