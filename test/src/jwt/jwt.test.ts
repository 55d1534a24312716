import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import type { Algorithm } from '../../../src/jwt/algorithms.js';
import { algorithms } from '../../../src/jwt/algorithms.js';
import { decodeJwt } from '../../../src/jwt/decode-jwt.js';
import { readKey } from '../../../src/jwt/read-key.js';
import { type Expectations, verifyJwt } from '../../../src/jwt/verify-jwt.js';

const now = Date.UTC(2024, 4, 6);
const seconds = now / 1000;

function part(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString(
    'base64url',
  );
}

/** The token of RFC 7515, appendix A.1, with its key. */
const rfc7515 = {
  token:
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  key: Buffer.from(
    'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    'base64url',
  ),
};

describe('decode', () => {
  test('shows what a token says, and whether its time is over', () => {
    expect(decodeJwt(` Bearer ${rfc7515.token}\n`, { now })).toEqual({
      header: { typ: 'JWT', alg: 'HS256' },
      payload: { iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true },
      times: { expiresAt: '2011-03-22T18:43:00.000Z' },
      expired: true,
    });
  });

  test('times that are none are left out', () => {
    const payload = { iat: seconds, nbf: 'soon', exp: 1e300 };
    const jwt = decodeJwt(`${part({})}.${part(payload)}.`, { now });
    expect(jwt).toMatchObject({ times: { issuedAt: '2024-05-06T00:00:00.000Z' }, expired: false });
    expect(Object.keys(jwt.times)).toEqual(['issuedAt']);
  });

  test('of an encrypted token there is the header', () => {
    const jwt = decodeJwt(`${part({ alg: 'dir', enc: 'A256GCM' })}..a.b.c`, { now });
    expect(jwt).toEqual({ header: { alg: 'dir', enc: 'A256GCM' }, times: {}, expired: false });
  });

  test.each([
    ['', 'Expected three parts'],
    ['a.b', "Expected three parts with '.' between them, found 2"],
    [`${part({})}=.${part({})}.`, 'The header is not base64url'],
    [`${part({})}.a+b.`, 'The payload is not base64url'],
    [`${part({})}.${part({})}.a`, 'The signature is not base64url'],
    [`${part('{"a"}')}.${part({})}.`, "The header is not JSON: Expected ':'"],
    [`${part({})}.${part('[]')}.`, 'The payload is JSON, but not an object'],
    [`${part({})}.${part('{"a":1,"a":2}')}.`, 'The key "a" is there twice'],
    [`${part({})}.${part('['.repeat(100_000))}.`, 'Nested deeper'],
  ])('%.30s is refused', (token, message) => {
    expect(() => decodeJwt(token, { now })).toThrow(InputError);
    expect(() => decodeJwt(token, { now })).toThrow(message);
  });
});

interface Signer {
  readonly sign: (payload: JWTPayload, header?: object) => Promise<string>;
  /** What a key file would hold. */
  readonly file: Uint8Array;
  readonly jwk: object;
}

async function createSigner(algorithm: Algorithm): Promise<Signer> {
  const { privateKey, publicKey } = pairOf(algorithm);
  const sign = (payload: JWTPayload, header = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: algorithm, ...header }).sign(privateKey);
  const file = Buffer.from(
    publicKey instanceof Uint8Array ? publicKey : publicKey.export({ type: 'spki', format: 'pem' }),
  );
  return { sign, file, jwk: await exportJWK(publicKey) };
}

function pairOf(algorithm: Algorithm) {
  if (algorithm.startsWith('HS')) {
    const secret = Buffer.alloc(64, algorithm);
    return { privateKey: secret, publicKey: secret };
  }
  if (algorithm === 'EdDSA') return generateKeyPairSync('ed25519');
  const curve = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }[algorithm as string];
  if (curve) return generateKeyPairSync('ec', { namedCurve: curve });
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

async function verify(
  token: string,
  file: Uint8Array,
  expected: Partial<Expectations> & { algorithm: Algorithm },
) {
  const all = { issuer: undefined, audience: undefined, now, ...expected };
  return verifyJwt(token, readKey(file, expected.algorithm), all);
}

describe('verify', () => {
  test.each(algorithms)('%s, with a key file, a JWK and a set of them', async (algorithm) => {
    const { sign, file, jwk } = await createSigner(algorithm);
    const token = await sign({ sub: 'u', iat: seconds });
    const set = {
      keys: [
        { ...jwk, kid: 'other' },
        { ...jwk, kid: 'k' },
      ],
    };
    const files = [file, Buffer.from(JSON.stringify(jwk))];
    for (const key of files) {
      expect(await verify(token, key, { algorithm })).toEqual({
        valid: true,
        header: { alg: algorithm },
        payload: { sub: 'u', iat: seconds },
        times: { issuedAt: '2024-05-06T00:00:00.000Z' },
      });
    }
    if (algorithm.startsWith('HS')) return;
    const named = await sign({}, { kid: 'k' });
    const keys = Buffer.from(JSON.stringify(set));
    expect(await verify(named, keys, { algorithm })).toMatchObject({ valid: true });
  });

  test('the token of RFC 7515', async () => {
    const past = Date.UTC(2011, 0, 1);
    const options = { algorithm: 'HS256', now: past } as const;
    expect(await verify(rfc7515.token, rfc7515.key, options)).toMatchObject({ valid: true });
    expect(await verify(rfc7515.token, rfc7515.key, { algorithm: 'HS256' })).toMatchObject({
      valid: false,
      reason: 'it expired at 2011-03-22T18:43:00.000Z',
      payload: { iss: 'joe' },
    });
  });

  test('a changed token shows nothing of what it says', async () => {
    const { sign, file } = await createSigner('ES256');
    const [header, , signature] = (await sign({ sub: 'u' })).split('.');
    const changed = `${header}.${part({ sub: 'root' })}.${signature}`;
    expect(await verify(changed, file, { algorithm: 'ES256' })).toEqual({
      valid: false,
      reason: 'the signature does not match the key',
    });
  });

  test('only the algorithm that was asked for is accepted', async () => {
    const { sign, file } = await createSigner('RS256');
    const token = await sign({});
    expect(await verify(token, file, { algorithm: 'PS256' })).toEqual({
      valid: false,
      reason: 'it is not signed with PS256',
    });
    for (const alg of ['none', 'None', 'NONE']) {
      const unsigned = `${part({ alg })}.${part({ sub: 'u' })}.`;
      expect(await verify(unsigned, file, { algorithm: 'RS256' })).toMatchObject({ valid: false });
    }
  });

  test('a public key never serves as a shared secret', async () => {
    const { file, jwk } = await createSigner('RS256');
    const signed = `${part({ alg: 'HS256' })}.${part({ sub: 'root' })}`;
    const forged = `${signed}.${createHmac('sha256', file).update(signed).digest('base64url')}`;
    await expect(verify(forged, file, { algorithm: 'HS256' })).rejects.toThrow(
      'HS256 needs a shared secret, found a PEM key',
    );
    const json = Buffer.from(JSON.stringify(jwk));
    await expect(verify(forged, json, { algorithm: 'HS256' })).rejects.toThrow("of the type 'RSA'");
    expect(await verify(forged, file, { algorithm: 'RS256' })).toMatchObject({ valid: false });
  });

  test('times and the parties that are expected', async () => {
    const { sign, file } = await createSigner('HS256');
    const algorithm = 'HS256' as const;
    const early = await sign({ nbf: seconds + 60 });
    expect(await verify(early, file, { algorithm })).toMatchObject({
      reason: 'it is not valid before 2024-05-06T00:01:00.000Z',
    });
    const token = await sign({ iss: 'a', aud: ['b', 'c'] });
    expect(await verify(token, file, { algorithm, issuer: 'a', audience: 'c' })).toMatchObject({
      valid: true,
    });
    expect(await verify(token, file, { algorithm, issuer: 'x' })).toMatchObject({
      reason: 'its issuer is "a"',
    });
    expect(await verify(token, file, { algorithm, audience: 'x' })).toMatchObject({
      reason: 'its audience is ["b","c"]',
    });
    expect(await verify(await sign({}), file, { algorithm, issuer: 'x' })).toMatchObject({
      reason: 'its issuer is missing',
    });
  });

  test.each([
    ['RS256', 'not a key', 'RS256 needs a key in PEM or JWK, found 9 other bytes'],
    ['HS256', '', 'The key is empty'],
    ['RS256', '-----BEGIN PUBLIC KEY-----\nx\n-----END PUBLIC KEY-----', 'The PEM holds no key'],
    ['RS256', '{"a":1}', "The JSON is no JWK: it has no 'kty'"],
    ['ES256', '{"kty":"oct","k":"AA"}', "The JWK is of the type 'oct'"],
  ] as const)('for %s the key %j is refused', async (algorithm, file, message) => {
    const token = `${part({ alg: algorithm })}.${part({})}.AA`;
    await expect(verify(token, Buffer.from(file), { algorithm })).rejects.toThrow(message);
  });
});
