import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codecs } from '../../../src/codec/codecs.js';
import { refusal } from '../refusal.js';

const bytes = (text: string) => Buffer.from(text);

/** RFC 4648, section 10. */
const vectors = {
  base64: ['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy'],
  base64url: ['', 'Zg', 'Zm8', 'Zm9v', 'Zm9vYg', 'Zm9vYmE', 'Zm9vYmFy'],
  base32: ['', 'MY======', 'MZXQ====', 'MZXW6===', 'MZXW6YQ=', 'MZXW6YTB', 'MZXW6YTBOI======'],
  hex: ['', '66', '666f', '666f6f', '666f6f62', '666f6f6261', '666f6f626172'],
} as const;

const names = Object.keys(vectors) as (keyof typeof vectors)[];

describe.each(names)('%s', (name) => {
  test.each(vectors[name].map((text, size) => [text, 'foobar'.slice(0, size)] as const))(
    'writes %j for %j, and reads it back',
    (text, plain) => {
      expect(codecs[name].encode(bytes(plain))).toBe(text);
      expect(Buffer.from(codecs[name].decode(text)).toString()).toBe(plain);
    },
  );

  test('reads what it wrote of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (any) => {
        expect(codecs[name].decode(codecs[name].encode(any))).toEqual(any);
      }),
    );
  });

  test('refuses every text that it would not write itself, but for line breaks', () => {
    const alphabet = fc.constantFrom(...'AaZz09+/-_=fg\n 7');
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 12 }), (text) => {
        const decoded = accepted(() => codecs[name].decode(text));
        if (!decoded) return;
        const written = codecs[name].encode(decoded);
        const canonical = text.replace(/\n/g, '');
        const folded = name === 'hex' ? canonical.toLowerCase() : canonical;
        const unpadded = name === 'base64url' ? folded.replace(/=+$/, '') : folded;
        expect(unpadded).toBe(written);
      }),
    );
  });
});

function accepted<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

test('node writes the same', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (any) => {
      const buffer = Buffer.from(any);
      expect(codecs.base64.encode(any)).toBe(buffer.toString('base64'));
      expect(codecs.base64url.encode(any)).toBe(buffer.toString('base64url'));
      expect(codecs.hex.encode(any)).toBe(buffer.toString('hex'));
    }),
  );
});

test.each([
  ['base64', 'Zm9v!', "'!' is not a digit of base64", 4],
  ['base64', 'Zm9v\nZm 9v', "' ' is not a digit of base64", 7],
  ['base64', 'Zm8', "Expected 1 '=' at the end, found 0", 3],
  ['base64', 'Zg=', "Expected 2 '=' at the end, found 1", 3],
  ['base64', 'Zg==Zg==', "Expected nothing after the padding, found 'Z'", 4],
  ['base64', 'Zm9vY', 'The text ends in the middle of a byte', 5],
  ['base64', 'Zh==', "The last digit 'h' sets bits beyond the last byte", 1],
  ['base64', '=', "'=' is not a digit of base64", 0],
  ['base64', '🙂', "'🙂' is not a digit of base64", 0],
  ['base64url', 'Zm8==', "Expected 1 '=' at the end, found 2", 5],
  ['base32', 'my======', "'m' is not a digit of base32", 0],
  ['base32', 'MZX=====', 'The text ends in the middle of a byte', 8],
  ['hex', '0x66', "'x' is not a digit of hex", 1],
  ['hex', '6', 'The text ends in the middle of a byte', 1],
] as const)('%s refuses %j: %s', (name, text, message, offset) => {
  const error = refusal(() => codecs[name].decode(text));
  expect(error.message).toContain(message);
  expect(error.position?.offset).toBe(offset);
});

test.each([
  ['base64', 'Pj4-', 'base64url'],
  ['base64url', 'Pj4+', 'base64'],
] as const)('%s names the alphabet that has the digits of %j', (name, text, other) => {
  expect(refusal(() => codecs[name].decode(text)).hint).toContain(`'${other}'`);
});

test('capital and small hexadecimal digits are the same', () => {
  expect(codecs.hex.decode('0aFF')).toEqual(codecs.hex.decode('0AfF'));
});
