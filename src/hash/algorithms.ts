/** The algorithms there are, in the order help lists them. */
export const hashAlgorithms = [
  'md5',
  'sha1',
  'sha256',
  'sha512',
  'sha3-256',
  'blake2b512',
  'crc32',
] as const;

export type HashAlgorithm = (typeof hashAlgorithms)[number];

/** How a digest is written. */
export const digestEncodings = ['hex', 'base64', 'base64url'] as const;

export type DigestEncoding = (typeof digestEncodings)[number];
