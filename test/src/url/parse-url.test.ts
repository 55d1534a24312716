import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.js';
import { parseUrl } from '../../../src/url/parse-url.js';

test('a URL in its parts', () => {
  expect(parseUrl('https://u%40x:p%3A@example.com:8443/a%20b/?x=1&x=2&y=%C3%BC+z#%C3%BC')).toEqual({
    href: 'https://u%40x:p%3A@example.com:8443/a%20b/?x=1&x=2&y=%C3%BC+z#%C3%BC',
    rewritten: false,
    scheme: 'https',
    username: 'u@x',
    password: 'p:',
    hostname: 'example.com',
    port: 8443,
    origin: 'https://example.com:8443',
    path: '/a%20b/',
    query: [
      { name: 'x', value: '1' },
      { name: 'x', value: '2' },
      { name: 'y', value: 'ü z' },
    ],
    fragment: 'ü',
  });
});

test('what a URL does not have is absent', () => {
  expect(parseUrl('mailto:a@b.example')).toEqual({
    href: 'mailto:a@b.example',
    rewritten: false,
    scheme: 'mailto',
    path: 'a@b.example',
    query: [],
  });
});

test.each([
  ['HTTP://EXAMPLE.com:80/../a', 'http://example.com/a'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http:\\\\example.com\\a', 'http://example.com/a'],
  ['https://exa\nmple.com/', 'https://example.com/'],
  ['http://[::0:1]/', 'http://[::1]/'],
])('%j is rewritten to %s, and says so', (text, href) => {
  expect(parseUrl(text)).toMatchObject({ href, rewritten: true });
});

test('a host in another script is shown as it is read', () => {
  expect(parseUrl('https://аррӏе.example/')).toMatchObject({
    hostname: 'xn--80ak6aa92e.example',
    unicodeHostname: 'аррӏе.example',
  });
});

test('names of parameters are data', () => {
  expect(parseUrl('a:?__proto__=1&constructor=2').query).toEqual([
    { name: '__proto__', value: '1' },
    { name: 'constructor', value: '2' },
  ]);
});

test('what does not decode stays as it is', () => {
  expect(parseUrl('https://example.com/#%E0%A4')).toMatchObject({ fragment: '%E0%A4' });
});

test('a relative URL needs a base', () => {
  expect(parseUrl('../c?d', 'https://example.com/a/b').href).toBe('https://example.com/c?d');
  expect(() => parseUrl('/c')).toThrow("'/c' is no absolute URL");
  expect(() => parseUrl('/c', 'a/b')).toThrow("The base 'a/b' is no absolute URL");
});

test.each(['', 'example.com', 'http://', 'https://a b/', 'http://[::1', 'http://1.2.3.256/'])(
  '%j is refused',
  (text) => {
    expect(() => parseUrl(text)).toThrow(InputError);
  },
);

test('the parts of what was rewritten are the same', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
      const parts = parseUrl(text);
      expect(parseUrl(parts.href)).toEqual({ ...parts, rewritten: false });
    }),
  );
});
