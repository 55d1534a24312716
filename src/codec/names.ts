/** The codecs there are, in the order help lists them. */
export const codecNames = ['base64', 'base64url', 'base32', 'hex', 'url', 'html'] as const;

export type CodecName = (typeof codecNames)[number];
