import { decodeHtml, encodeHtml } from './html.js';
import type { CodecName } from './names.js';
import { decodeRadix, encodeRadix, type Radix } from './radix.js';
import { decodeUrl, encodeUrl } from './url.js';

/** A reversible way to write bytes as text. */
export interface Codec {
  encode(bytes: Uint8Array): string;
  /** @throws {InputError} at the first character that is wrong */
  decode(text: string): Uint8Array;
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = capitals + capitals.toLowerCase();

/** @see RFC 4648, sections 4 to 8 */
export const codecs: Readonly<Record<CodecName, Codec>> = {
  base64: radixCodec({
    name: 'base64',
    digits: `${letters}0123456789+/`,
    bits: 6,
    group: 4,
    padding: 'required',
    sibling: 'base64url',
  }),
  base64url: radixCodec({
    name: 'base64url',
    digits: `${letters}0123456789-_`,
    bits: 6,
    group: 4,
    padding: 'optional',
    sibling: 'base64',
  }),
  base32: radixCodec({
    name: 'base32',
    digits: `${capitals}234567`,
    bits: 5,
    group: 8,
    padding: 'required',
  }),
  hex: radixCodec({
    name: 'hex',
    digits: '0123456789abcdef',
    bits: 4,
    group: 2,
    padding: 'none',
    foldsCase: true,
  }),
  url: { encode: encodeUrl, decode: decodeUrl },
  html: { encode: encodeHtml, decode: decodeHtml },
};

function radixCodec(radix: Radix): Codec {
  return {
    encode: (bytes) => encodeRadix(bytes, radix),
    decode: (text) => decodeRadix(text, radix),
  };
}
