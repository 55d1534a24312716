import { InputError } from '../errors.js';
import { jsonValue, parseJson } from '../json-syntax.js';
import { decodeUtf8 } from '../text-encoding.js';

export type Claims = { readonly [name: string]: unknown };

export interface Jwt {
  readonly header: Claims;
  /** Absent where the token is encrypted. */
  readonly payload?: Claims;
  /** RFC 3339, of the claims that are numbers. */
  readonly times: Times;
  /** Whether its time is over; nothing else is checked. */
  readonly expired: boolean;
}

export interface Times {
  readonly issuedAt?: string;
  readonly notBefore?: string;
  readonly expiresAt?: string;
}

/**
 * Reads a JSON Web Token without checking its signature (RFC 7519, compact serialization).
 *
 * @param token may have `Bearer ` before it
 * @throws {InputError} when it is none
 */
export function decodeJwt(token: string, { now }: { readonly now: number }): Jwt {
  const parts = splitToken(token);
  const header = readClaims(parts[0] ?? '', 'header');
  const payload = parts.length === 3 ? readClaims(parts[1] ?? '', 'payload') : undefined;
  if (parts.length === 3) decodeBase64url(parts[2] ?? '', 'signature');
  return {
    header,
    ...(payload && { payload }),
    times: timesOf(payload),
    expired: isExpired(payload, now),
  };
}

/** @throws {InputError} when the token has not three parts, or five where it is encrypted */
export function splitToken(token: string): string[] {
  const parts = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (parts.length === 3 || parts.length === 5) return parts;
  throw new InputError(`Expected three parts with '.' between them, found ${parts.length}`, {
    hint: 'A token is header.payload.signature, each in base64url',
  });
}

export function timesOf(payload: Claims | undefined): Times {
  const { iat, nbf, exp } = payload ?? {};
  const issuedAt = timeOf(iat);
  const notBefore = timeOf(nbf);
  const expiresAt = timeOf(exp);
  return {
    ...(issuedAt && { issuedAt }),
    ...(notBefore && { notBefore }),
    ...(expiresAt && { expiresAt }),
  };
}

function timeOf(seconds: unknown): string | undefined {
  const date = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function isExpired(payload: Claims | undefined, now: number): boolean {
  return typeof payload?.exp === 'number' && payload.exp * 1000 <= now;
}

function readClaims(part: string, name: string): Claims {
  const text = decodeUtf8(decodeBase64url(part, name));
  try {
    const root = parseJson(text);
    if (root.kind === 'object') return jsonValue(text, root) as Claims;
  } catch (error) {
    if (error instanceof InputError) error.message = `The ${name} is not JSON: ${error.message}`;
    throw error;
  }
  throw new InputError(`The ${name} is JSON, but not an object`);
}

/** Strict (RFC 7515, section 2): no padding, no other characters, no bits beyond the last byte. */
function decodeBase64url(part: string, name: string): Uint8Array {
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.toString('base64url') === part) return bytes;
  throw new InputError(`The ${name} is not base64url`);
}
