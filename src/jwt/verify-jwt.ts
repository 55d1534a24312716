import { errors, type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose';
import { InputError } from '../errors.js';
import type { Algorithm } from './algorithms.js';
import { type Claims, splitToken, type Times, timesOf } from './decode-jwt.js';
import type { Key } from './read-key.js';

export interface Expectations {
  /** The only one that is accepted, whatever the token says. */
  readonly algorithm: Algorithm;
  readonly issuer: string | undefined;
  readonly audience: string | undefined;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
}

export interface Verification {
  readonly valid: boolean;
  /** Why it is not valid. */
  readonly reason?: string;
  /** Only where the signature holds. */
  readonly header?: Claims;
  readonly payload?: Claims;
  readonly times?: Times;
}

/**
 * Checks signature and times of a JSON Web Token, and who it is from and for where that is expected.
 *
 * @throws {InputError} when it is no signed token, or the key cannot be used
 */
export async function verifyJwt(
  token: string,
  key: Key,
  expected: Expectations,
): Promise<Verification> {
  const parts = splitToken(token);
  if (parts.length !== 3) throw new InputError('The token is encrypted, not signed');
  const { algorithm, issuer, audience, now } = expected;
  const options: JWTVerifyOptions = {
    algorithms: [algorithm],
    currentDate: new Date(now),
    ...(issuer !== undefined && { issuer }),
    ...(audience !== undefined && { audience }),
  };
  try {
    const verify = jwtVerify as (
      token: string,
      key: Key,
      options: JWTVerifyOptions,
    ) => Promise<JWTVerifyResult>;
    const { payload, protectedHeader } = await verify(parts.join('.'), key, options);
    return { valid: true, header: { ...protectedHeader }, payload, times: timesOf(payload) };
  } catch (error) {
    return explain(error, algorithm);
  }
}

function explain(error: unknown, algorithm: Algorithm): Verification {
  if (error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed) {
    const { payload } = error;
    return { valid: false, reason: claimReason(error), payload, times: timesOf(payload) };
  }
  const reason = signatureReasons.find(({ type }) => error instanceof type)?.reason;
  if (reason) return { valid: false, reason: reason(algorithm) };
  const message = error instanceof Error ? error.message : String(error);
  throw new InputError(`The token cannot be checked: ${message}`, { cause: error });
}

const signatureReasons = [
  {
    type: errors.JWSSignatureVerificationFailed,
    reason: () => 'the signature does not match the key',
  },
  { type: errors.JWKSNoMatchingKey, reason: () => 'none of the keys is the one it names' },
  {
    type: errors.JOSEAlgNotAllowed,
    reason: (algorithm: Algorithm) => `it is not signed with ${algorithm}`,
  },
];

function claimReason(error: errors.JWTExpired | errors.JWTClaimValidationFailed): string {
  const { exp, nbf, iss, aud } = error.payload;
  const { expiresAt, notBefore } = timesOf({ exp, nbf });
  if (error instanceof errors.JWTExpired) return `it expired at ${expiresAt}`;
  if (error.claim === 'nbf' && notBefore) return `it is not valid before ${notBefore}`;
  if (error.claim === 'iss') return `its issuer is ${JSON.stringify(iss) ?? 'missing'}`;
  if (error.claim === 'aud') return `its audience is ${JSON.stringify(aud) ?? 'missing'}`;
  return error.message;
}
