import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterClasses } from '../../../src/password/classes.js';
import { entropyOf } from '../../../src/password/entropy.js';
import { generatePasswords } from '../../../src/password/generate.js';
import { generatePassphrases } from '../../../src/password/passphrase.js';
import { uniform } from '../../../src/uniform.js';
import { refusal } from '../refusal.js';

/** Bytes that look random and are the same in every run. */
function seededRandom(seed: number) {
  let block = 0;
  const bytes = (size: number) =>
    createHash('shake256', { outputLength: size }).update(`${seed}:${block++}`).digest();
  return { bytes };
}

const patterns = { lower: /[a-z]/, upper: /[A-Z]/, digit: /\d/, symbol: /[!-/:-@[-`{-~]/ };

describe('uniform', () => {
  test('every bound divides the values that are kept evenly', () => {
    const bounds = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(bounds, (bound) => {
        const counts = new Map<number, number>();
        let next = 0;
        const bytes = () => Buffer.of(next >> 8, next++ & 0xff);
        const draw = uniform({ bytes });
        const kept = 65536 - (65536 % bound);
        for (let index = 0; index < kept; index++) {
          const value = draw(bound);
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        expect(Math.min(...counts.keys())).toBe(0);
        expect(Math.max(...counts.keys())).toBe(bound - 1);
        expect(new Set(counts.values())).toEqual(new Set([kept / bound]));
      }),
      { numRuns: 20 },
    );
  });

  test('a value of the incomplete run is drawn again', () => {
    const draw = uniform({ bytes: () => Buffer.of(0xff, 0xff, 0, 7) });
    expect(draw(10)).toBe(7);
  });
});

describe('passwords', () => {
  test('have the length and at least one character of each class, and of no other', () => {
    const requests = fc.record({
      classes: fc.subarray([...characterClasses], { minLength: 1 }),
      length: fc.integer({ min: 4, max: 40 }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(requests, ({ classes, length, seed }) => {
        const { passwords } = generatePasswords({ classes, length, count: 3 }, seededRandom(seed));
        expect(passwords).toHaveLength(3);
        for (const password of passwords) {
          expect(password).toHaveLength(length);
          for (const name of characterClasses) {
            expect(patterns[name].test(password)).toBe(classes.includes(name));
          }
        }
      }),
    );
  });

  test('every one that fits is as likely as the others', () => {
    const exclude = 'cdefghijklmnopqrstuvwxyz23456789';
    const request = { classes: ['lower', 'digit'], length: 3, exclude, count: 1000 } as const;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 36; seed++) {
      for (const password of generatePasswords(request, seededRandom(seed)).passwords) {
        counts.set(password, (counts.get(password) ?? 0) + 1);
      }
    }
    // 4 ** 3 without those of letters only and of digits only.
    expect(counts.size).toBe(64 - 8 - 8);
    const expected = 36_000 / 48;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // The 99.9 % quantile for 47 degrees of freedom; the bytes are the same in every run.
    expect(chiSquare).toBeLessThan(82.7);
  });

  test('without a wish they have 20 characters of all classes', () => {
    const { passwords, entropy } = generatePasswords({}, seededRandom(1));
    expect(passwords[0]).toMatch(/^[!-~]{20}$/);
    expect(entropy).toBeGreaterThan(130);
    expect(entropy).toBeLessThan(20 * Math.log2(94));
  });

  test('a class that is named twice is one', () => {
    const request = { classes: ['digit', 'digit'], length: 1 } as const;
    expect(generatePasswords(request, seededRandom(1)).passwords[0]).toMatch(/^\d$/);
  });

  test.each([
    [{ length: 3 }, "Expected a length from 4 to 1024, found '3'"],
    [{ length: 1025 }, "found '1025'"],
    [{ length: 8.5 }, "found '8.5'"],
    [{ length: Number.NaN }, "found 'NaN'"],
    [{ count: 0 }, "Expected a count from 1 to 1000, found '0'"],
    [{ classes: [] }, 'Expected at least one class of characters'],
    [{ exclude: '0123456789' }, "Nothing of the class 'digit' is left without '0123456789'"],
  ])('%j is refused', (request, message) => {
    expect(refusal(() => generatePasswords(request, seededRandom(1))).message).toContain(message);
  });
});

describe('entropy', () => {
  test('is the logarithm of how many passwords there are', () => {
    expect(entropyOf(8, [10])).toBe(26.57);
    // 2 * 26 * 10: a letter and a digit in either order.
    expect(entropyOf(2, [26, 10])).toBe(9.02);
    expect(entropyOf(1, [1])).toBe(0);
  });

  test('of the longest password is a finite number', () => {
    expect(entropyOf(1024, [26, 26, 10, 32])).toBe(6711.89);
  });
});

describe('passphrases', () => {
  test('have as many words as asked for, of 11 bits each', () => {
    const request = { words: 6, separator: ' ', count: 2 };
    const { passwords, entropy } = generatePassphrases(request, seededRandom(1));
    expect(entropy).toBe(66);
    expect(new Set(passwords).size).toBe(2);
    for (const phrase of passwords) expect(phrase).toMatch(/^[a-z]{3,8}(?: [a-z]{3,8}){5}$/);
  });

  test.each([
    [{ words: 0 }, "Expected a number of words from 1 to 128, found '0'"],
    [{ words: 6, count: 1001 }, "Expected a count from 1 to 1000, found '1001'"],
  ])('%j is refused', (request, message) => {
    expect(refusal(() => generatePassphrases(request, seededRandom(1))).message).toBe(message);
  });
});
