import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codecs } from '../../../src/codec/codecs.js';
import { refusal } from '../refusal.js';

const bytes = (text: string) => Buffer.from(text);
const decoded = (name: 'url' | 'html', text: string) =>
  Buffer.from(codecs[name].decode(text)).toString();

describe('url', () => {
  test('leaves the unreserved characters of RFC 3986 alone, and no others', () => {
    const unreserved = 'ABCXYZabcxyz0189-._~';
    expect(codecs.url.encode(bytes(unreserved))).toBe(unreserved);
    expect(codecs.url.encode(bytes(" !*'();:@&=+$,/?#[]%"))).toBe(
      '%20%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%23%5B%5D%25',
    );
  });

  test('reads what it wrote of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (any) => {
        expect(new Uint8Array(codecs.url.decode(codecs.url.encode(any)))).toEqual(any);
      }),
    );
  });

  test('agrees with decodeURIComponent on everything that it reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        expect(decoded('url', encodeURIComponent(any))).toBe(any);
      }),
    );
  });

  test('keeps what is not encoded, a plus sign too', () => {
    expect(decoded('url', 'a+b=%C3%bc ü')).toBe('a+b=ü ü');
  });

  test.each([
    ['100%', '', 3],
    ['%zz', 'zz', 0],
    ['%41%4', '4', 3],
    ['ü%4x', '4x', 1],
  ])('refuses %j', (text, found, offset) => {
    const error = refusal(() => codecs.url.decode(text));
    expect(error.message).toContain(`Expected two hexadecimal digits after '%', found '${found}'`);
    expect(error.position?.offset).toBe(offset);
  });
});

describe('html', () => {
  test('escapes what could leave content or an attribute', () => {
    expect(codecs.html.encode(bytes(`<a href='x' title="y">&é`))).toBe(
      '&lt;a href=&apos;x&apos; title=&quot;y&quot;&gt;&amp;é',
    );
  });

  test('reads what it wrote of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        expect(decoded('html', codecs.html.encode(bytes(any)))).toBe(any);
      }),
    );
  });

  test.each([
    ['&eacute;&#233;&#xE9;&#Xe9;', 'éééé'],
    ['AT&T, a & b, &;', 'AT&T, a & b, &;'],
    ['&NotEqualTilde;', '≂̸'],
    ['&amp;lt;', '&lt;'],
    ['?a=1&unknown=2', '?a=1&unknown=2'],
    ['&#128578;', '🙂'],
  ])('reads %j as %j', (text, plain) => {
    expect(decoded('html', text)).toBe(plain);
  });

  test.each([
    ['a &nope; b', "'&nope;' is not a character of HTML", 2],
    ['&amp', "Expected ';' after '&amp'", 0],
    ['&#;', "Expected a number and ';' after '&#', found '&#;'", 0],
    ['&#12', "found '&#12'", 0],
    ['&#xD800;', "'&#xD800;' is not a character of Unicode", 0],
    ['&#0;', "'&#0;' is not a character of Unicode", 0],
    ['&#1114112;', 'is not a character of Unicode', 0],
    ['&#128;', 'is not a character of Unicode', 0],
  ])('refuses %j: %s', (text, message, offset) => {
    const error = refusal(() => codecs.html.decode(text));
    expect(error.message).toContain(message);
    expect(error.position?.offset).toBe(offset);
  });

  test('refuses to escape bytes that are not text, and says which is wrong', () => {
    const error = refusal(() => codecs.html.encode(Buffer.from([0x61, 0xff])));
    expect(error.message).toBe('The input is not UTF-8 text: byte 1 is wrong');
  });
});
