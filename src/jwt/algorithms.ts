/** Algorithms of RFC 7518 and RFC 8037 that a signature can be checked with. */
export const algorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;

export type Algorithm = (typeof algorithms)[number];
