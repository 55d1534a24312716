import { expect, test } from 'vitest';
import { digest, matchesDigest } from '../../../src/hash/digest.js';
import { refusal } from '../refusal.js';

const abc = Buffer.from('abc');

/** RFC 1321, FIPS 180-4, FIPS 202, RFC 7693, and the check value of CRC-32. */
test.each([
  ['md5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'sha512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  ['sha3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  [
    'blake2b512',
    'abc',
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ],
  ['crc32', '123456789', 'cbf43926'],
  ['crc32', '', '00000000'],
] as const)('%s of %j', (algorithm, text, expected) => {
  expect(digest(Buffer.from(text), algorithm).toString('hex')).toBe(expected);
});

test.each([
  ['md5', '9294727a3638bb1c13f48ef8158bfc9d', Buffer.alloc(16, 0x0b), 'Hi There'],
  [
    'sha256',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    'Jefe',
    'what do ya want for nothing?',
  ],
] as const)('HMAC of RFC 2202 and RFC 4231 with %s', (algorithm, expected, key, text) => {
  expect(digest(Buffer.from(text), algorithm, { key }).toString('hex')).toBe(expected);
});

test('a checksum takes no key', () => {
  expect(refusal(() => digest(abc, 'crc32', { key: 'k' })).message).toContain('HMAC');
});

test.each([
  ['hex', '900150983CD24FB0D6963F7D28E17F72\n'],
  ['base64', 'kAFQmDzST7DWlj99KOF/cg=='],
  ['base64', 'kAFQmDzST7DWlj99KOF/cg'],
  ['base64url', 'kAFQmDzST7DWlj99KOF_cg'],
] as const)('the digest as %s is %j', (encoding, written) => {
  expect(matchesDigest(digest(abc, 'md5'), written, encoding)).toBe(true);
  expect(matchesDigest(digest(Buffer.from('abd'), 'md5'), written, encoding)).toBe(false);
});

test.each([
  ['hex', '900150983cd24fb0d6963f7d28e17f7'],
  ['hex', '900150983cd24fb0d6963f7d28e17fzz'],
  ['hex', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['base64', 'kAFQmDzST7DWlj99KOF_cg=='],
  ['base64', 'kAFQmDzST7DWlj99KOF/ch=='],
] as const)('%s %j can be no MD5', (encoding, written) => {
  const message = refusal(() => matchesDigest(digest(abc, 'md5'), written, encoding)).message;
  expect(message).toBe(
    `Expected 16 bytes in ${encoding} as the digest to check, found '${written}'`,
  );
});
