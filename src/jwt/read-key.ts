import { createPublicKey, type KeyObject } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose';
import { InputError } from '../errors.js';
import { jsonValue, parseJson } from '../json-syntax.js';
import { textOf } from '../text-encoding.js';
import type { Algorithm } from './algorithms.js';

export type Key = Uint8Array | KeyObject | JWK | JWTVerifyGetKey;

/**
 * Reads a key: PEM (public key, certificate, private key), a JWK or a set of them, else the bytes of a
 * shared secret.
 *
 * @throws {InputError} when it does not fit the algorithm: a public key must not serve as a secret,
 *   since everybody could sign with it
 */
export function readKey(bytes: Uint8Array, algorithm: Algorithm): Key {
  const isShared = algorithm.startsWith('HS');
  const text = textOf(bytes)?.trim() ?? '';
  if (bytes.length === 0) throw new InputError('The key is empty');
  if (text.startsWith('{')) return readJwk(text, isShared);
  const isPem = text.startsWith('-----BEGIN ');
  if (isPem && !isShared) return readPem(text);
  if (!isPem && isShared) return bytes;
  throw new InputError(
    isPem
      ? `${algorithm} needs a shared secret, found a PEM key`
      : `${algorithm} needs a key in PEM or JWK, found ${bytes.length} other bytes`,
  );
}

function readPem(text: string): KeyObject {
  try {
    return createPublicKey(text);
  } catch (cause) {
    throw new InputError('The PEM holds no key that can be read', { cause });
  }
}

function readJwk(text: string, isShared: boolean): Key {
  const key = jsonValue(text, parseJson(text)) as JWK & Partial<JSONWebKeySet>;
  if (Array.isArray(key.keys)) return createLocalJWKSet(key as JSONWebKeySet);
  if (typeof key.kty !== 'string') throw new InputError("The JSON is no JWK: it has no 'kty'");
  if ((key.kty === 'oct') === isShared) return key;
  throw new InputError(`The JWK is of the type '${key.kty}', which the algorithm does not use`);
}
