import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkIban } from '../../../src/iban/check.js';
import { ibanCountries, ibanFormat } from '../../../src/iban/country.js';
import { generateIbans } from '../../../src/iban/generate.js';
import { refusal } from '../refusal.js';

const countries = ibanCountries();
const digitChanges = fc.record({
  country: fc.constantFrom(...countries),
  seed: fc.integer(),
  place: fc.nat(),
  by: fc.integer({ min: 1, max: 9 }),
});

/** Bytes that look random and are the same in every run. */
function seededWorld(seed: number) {
  let block = 0;
  const bytes = (size: number) =>
    createHash('shake256', { outputLength: size }).update(`${seed}:${block++}`).digest();
  return { random: { bytes } };
}

describe('check', () => {
  /** Examples of the registry of ISO 13616. */
  test.each([
    ['AD12 0001 2030 2003 5910 0100', { country: 'AD', bank: '0001', branch: '2030' }],
    ['BE68 5390 0754 7034', { country: 'BE', bank: '539' }],
    ['CH93 0076 2011 6238 5295 7', { country: 'CH', bank: '00762' }],
    ['CZ65 0800 0000 1920 0014 5399', { country: 'CZ', bank: '0800' }],
    ['DE89 3704 0044 0532 0130 00', { country: 'DE', bank: '37040044', sepa: true }],
    ['ES91 2100 0418 4502 0005 1332', { country: 'ES', bank: '2100', branch: '0418' }],
    ['FR14 2004 1010 0505 0001 3M02 606', { country: 'FR', bank: '20041', branch: '01005' }],
    ['GB29 NWBK 6016 1331 9268 19', { country: 'GB', bank: 'NWBK', branch: '601613' }],
    ['IT60 X054 2811 1010 0000 0123 456', { country: 'IT', bank: '05428', branch: '11101' }],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', { country: 'MT', bank: 'MALT' }],
    ['NL91 ABNA 0417 1643 00', { country: 'NL', bank: 'ABNA' }],
    ['NO93 8601 1117 947', { country: 'NO', bank: '8601' }],
    ['PL61 1090 1014 0000 0712 1981 2874', { country: 'PL', sepa: true }],
    ['SK31 1200 0000 1987 4263 7541', { country: 'SK' }],
    ['SA03 8000 0000 6080 1016 7519', { country: 'SA', sepa: false, registered: true }],
  ])('%s is valid', (formatted, parts) => {
    expect(checkIban(formatted)).toMatchObject({ valid: true, formatted, problems: [], ...parts });
  });

  test.each([
    'gb29nwbk60161331926819',
    ' IBAN: GB29-NWBK-6016-1331-9268-19\n',
    'IBAN GB29\u00a0NWBK\u00a06016\u00a01331\u00a09268\u00a019',
  ])('%j is written in another way', (text) => {
    expect(checkIban(text)).toMatchObject({ valid: true, iban: 'GB29NWBK60161331926819' });
  });

  test('a country outside the registry is said to be', () => {
    const [iban = ''] = generateIbans('DZ', 1, seededWorld(1));
    expect(checkIban(iban)).toMatchObject({ valid: true, registered: false });
  });

  test.each([
    ['', 'There is no IBAN'],
    ['hello', "'HE' is no country with IBANs"],
    ['US64SVBKUS6S3300958879', "'US' is no country with IBANs"],
    ['__proto__', "Character 1, '_', is no letter or digit"],
    ['DE8937040044053201300', 'Expected 22 characters for DE, found 21'],
    ['DE', 'Expected 22 characters for DE, found 2'],
    [`DE${'1'.repeat(1_000_000)}`, 'Expected 22 characters for DE, found 1000002'],
    ['DE89370400440532013O00', "Character 20 is 'O', but DE has 18 digits after the check digits"],
    ['DEX9370400440532013000', "Expected two check digits after DE, found 'X9'"],
    ['NL91ABN10417164300', "Character 8 is '1', but NL has 4 letters, 10 digits"],
    ['DE88370400440532013000', 'The check digits are 88, where the rest needs 89'],
    ['FR1420041010050500013🙂02606', "Character 22, '🙂', is no letter or digit"],
    ['ıT60X0542811101000000123456', "Character 1, 'ı', is no letter or digit"],
    ['DE\u001b[31m', 'Character 3, U+001B, is no letter or digit of an IBAN'],
    ['DE89\u200b370400440532013000', 'Character 5, U+200B, is'],
    ['DE٨٩370400440532013000', "Character 3, '٨', is no letter or digit"],
  ])('%.30s is invalid', (text, problem) => {
    const { valid, problems } = checkIban(text);
    expect({ valid, count: problems.length }).toEqual({ valid: false, count: 1 });
    expect(problems[0]).toContain(problem);
  });

  test('wrong check digits inside the account are told apart', () => {
    expect(checkIban('BE41539007547035').problems).toEqual([
      'The check digits that BE has inside the account are wrong',
    ]);
  });

  test('a Czech account whose last digit would have to be 10 is none', () => {
    expect(checkIban('CZ6501000000000400000001').problems.at(-1)).toBe(
      'The check digits that CZ has inside the account are wrong',
    );
  });

  test('a digit that is mistyped is found, in every country', () => {
    fc.assert(
      fc.property(digitChanges, ({ country, seed, place, by }) => {
        const [iban = ''] = generateIbans(country, 1, seededWorld(seed));
        const places = [...iban.matchAll(/\d/g)].map(({ index }) => index);
        const at = places[place % places.length] ?? 2;
        const digit = (Number(iban[at]) + by) % 10;
        expect(checkIban(iban.slice(0, at) + digit + iban.slice(at + 1)).valid).toBe(false);
      }),
    );
  });
});

describe('generate', () => {
  test('there are countries', () => {
    expect(countries).toEqual(expect.arrayContaining(['DE', 'GB', 'NO', 'MT', 'XK']));
    expect(countries.length).toBeGreaterThan(100);
  });

  test.each(countries)('%s: valid, of the length, and not the same', (country) => {
    const ibans = generateIbans(country, 5, seededWorld(7));
    expect(new Set(ibans).size).toBe(5);
    for (const iban of ibans) {
      expect(checkIban(iban)).toMatchObject({ valid: true, iban, country });
      expect(iban).toHaveLength(ibanFormat(country)?.length ?? 0);
    }
  });

  test('the parts of every format are all of it', () => {
    for (const country of countries) {
      const { parts = [], length } = ibanFormat(country) ?? {};
      expect(parts.reduce((sum, part) => sum + part.length, 4)).toBe(length);
    }
  });

  test('a country may be in small letters', () => {
    expect(generateIbans('de', 1, seededWorld(1))[0]).toMatch(/^DE\d{20}$/);
  });

  test.each(['US', 'XX', '', 'Germany', '__proto__', 'constructor'])('%j has none', (country) => {
    const { message, hint } = refusal(() => generateIbans(country, 1, seededWorld(1)));
    expect(message).toBe(`There are no IBANs of '${country}'`);
    expect(hint).toMatch(/^Expected one of AD, AE, /);
  });
});
