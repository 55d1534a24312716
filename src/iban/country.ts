import { countrySpecs } from 'ibantools';

/** How the IBANs of a country are built. */
export interface IbanFormat {
  /** ISO 3166 code. */
  readonly country: string;
  /** Characters of an IBAN, country and check digits included. */
  readonly length: number;
  /** What follows the check digits (the BBAN), in order. */
  readonly parts: readonly IbanPart[];
  /** Whether the registry of ISO 13616 has it; a few countries use IBANs that it does not. */
  readonly registered: boolean;
  readonly sepa: boolean;
}

export interface IbanPart {
  readonly of: keyof typeof alphabets;
  readonly length: number;
}

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const alphabets = {
  digits,
  letters,
  'letters or digits': digits + letters,
} as const;

/** Codes of all countries that have IBANs. */
export function ibanCountries(): string[] {
  return Object.keys(countrySpecs).filter((code) => ibanFormat(code) !== undefined);
}

/** The format of a country's IBANs; `undefined` where it has none. */
export function ibanFormat(country: string): IbanFormat | undefined {
  if (!Object.hasOwn(countrySpecs, country)) return undefined;
  const spec = countrySpecs[country];
  if (!spec?.chars || !spec.bban_regexp) return undefined;
  return {
    country,
    length: spec.chars,
    parts: merge([...spec.bban_regexp.matchAll(partPattern)].map(readPart)),
    registered: spec.IBANRegistry === true,
    sepa: spec.SEPA === true,
  };
}

/** A format in words, such as `4 letters, 14 digits`. */
export function describeParts(parts: readonly IbanPart[]): string {
  return parts
    .map(({ of, length }) => `${length} ${length === 1 ? of.replace(/s\b/g, '') : of}`)
    .join(', ');
}

/** A class of characters and how many, as in `[A-Z]{4}[0-9]{14}`, which is all that the table uses. */
const partPattern = /\[([^\]]+)\]\{(\d+)\}/g;

function readPart([, characters = '', length]: RegExpExecArray): IbanPart {
  const hasLetters = characters.includes('A-Z');
  const of = !hasLetters ? 'digits' : characters === 'A-Z' ? 'letters' : 'letters or digits';
  return { of, length: Number(length) };
}

function merge(parts: readonly IbanPart[]): IbanPart[] {
  const merged: IbanPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.of === part.of) {
      merged[merged.length - 1] = { of: part.of, length: last.length + part.length };
    } else merged.push(part);
  }
  return merged;
}
