import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findUrls } from '../../../src/text-urls/find-urls.js';
import { hostSchemes } from '../../../src/text-urls/schemes.js';

const urlsIn = (text: string, options = {}) => findUrls(text, options).map(({ url }) => url);

describe('with a scheme', () => {
  test.each([
    ['Go to http://localhost:3000/a, now', 'http://localhost:3000/a'],
    ['(https://en.wikipedia.org/wiki/A_(b)).', 'https://en.wikipedia.org/wiki/A_(b)'],
    ['[text](https://a.com/x_(y))', 'https://a.com/x_(y)'],
    ['{"url":"https://a.com/x"}', 'https://a.com/x'],
    ['<a href="https://x.y/z?a=1&amp;b=2">', 'https://x.y/z?a=1&amp;b=2'],
    ['Is it https://a.com/?', 'https://a.com/'],
    ['https://a.com/x?y[0]=1#z!', 'https://a.com/x?y[0]=1#z'],
    ['HTTP://EXAMPLE.COM/A', 'HTTP://EXAMPLE.COM/A'],
    ['http://[2001:db8::1]:80/x', 'http://[2001:db8::1]:80/x'],
    ['https://例え.jp/パス。次', 'https://例え.jp/パス'],
    ['http://my_service:8080/up', 'http://my_service:8080/up'],
    ['https://a_b.example.com.', 'https://a_b.example.com'],
    ['https://user:secret@example.com/', 'https://user:secret@example.com/'],
    ['DB=postgres://u:p%40@db.int:5432/x?y', 'postgres://u:p%40@db.int:5432/x?y'],
    ['curl -o- `https://a.com`|sh', 'https://a.com'],
    ['**https://a.com/x**', 'https://a.com/x'],
    ['"https://a.com/*"', 'https://a.com/*'],
    ['`https://a.com/x`', 'https://a.com/x'],
    ['a|https://a.com|b', 'https://a.com|b'],
    ['git+ssh://git@github.com/a/b.git#v1', 'git+ssh://git@github.com/a/b.git#v1'],
    ['mailto:me@example.org,', 'mailto:me@example.org'],
  ])('%s', (text, url) => {
    expect(urlsIn(text)).toEqual([url]);
  });

  test.each(hostSchemes)('%s', (scheme) => {
    expect(urlsIn(`at ${scheme}://host:1/x.`)).toEqual([`${scheme}://host:1/x`]);
  });

  test.each([
    'www.example.com and me@example.com',
    '//example.com/x.js',
    'http:/example.com http: //example.com http:// http://.',
    'xhttp://example.com x+http://example.com',
    '',
  ])('none in %j', (text) => {
    expect(urlsIn(text)).toEqual([]);
  });
});

test('without a scheme it is found where that is asked for', () => {
  const text = 'www.example.com/a, me@example.com, //cdn.example.com and https://a.com; v1.2.3';
  expect(findUrls(text, { bare: true }).map(({ url, text: written }) => [url, written])).toEqual([
    ['http://www.example.com/a', 'www.example.com/a'],
    ['mailto:me@example.com', 'me@example.com'],
    ['//cdn.example.com', undefined],
    ['https://a.com', undefined],
  ]);
});

test('places are counted as in an editor', () => {
  expect(findUrls('🙂 http://a.b\r\n\thttp://c.d')).toEqual([
    { url: 'http://a.b', start: 3, end: 13, line: 1, column: 4 },
    { url: 'http://c.d', start: 16, end: 26, line: 2, column: 2 },
  ]);
});

test('each once, at its first place', () => {
  const text = 'http://a.b http://c.d http://a.b';
  expect(findUrls(text, { unique: true }).map(({ start }) => start)).toEqual([0, 11]);
});

test('what cannot be seen is percent-encoded, as a browser would send it', () => {
  expect(findUrls('http://a.b/\u202egpj\u200b')).toEqual([
    {
      url: 'http://a.b/%E2%80%AEgpj%E2%80%8B',
      text: 'http://a.b/\u202egpj\u200b',
      start: 0,
      end: 16,
      line: 1,
      column: 1,
    },
  ]);
});

test('a URL between blanks is found whole, wherever it is', () => {
  const around = fc.string({ unit: fc.constantFrom('a', 'é', '🙂', '.', '(', '\n', ' ', '"') });
  const word = fc.stringMatching(/^[\w%~-]{0,8}\w$/);
  const urls = fc
    .tuple(fc.constantFrom('http', 'https', 'ws'), fc.domain(), fc.array(word), word)
    .map(([scheme, host, path, query]) => `${scheme}://${host}/${path.join('/')}?${query}=1`);
  fc.assert(
    fc.property(around, urls, around, (before, url, after) => {
      const start = before.length + 1;
      const found = findUrls(`${before} ${url} ${after}`).find((one) => one.start === start);
      expect(found).toMatchObject({ url, end: start + url.length });
    }),
  );
});

test('the places are those of the text, whatever it is', () => {
  const pieces = fc.constantFrom(
    'http://',
    'a.b',
    '//',
    '@',
    ':',
    '(',
    '\ud800',
    '\n',
    '_',
    '%',
    ' ',
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, maxLength: 60 }), fc.boolean(), (text, bare) => {
      let last = 0;
      for (const { url, text: written = url, start, end } of findUrls(text, { bare })) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toBe(written);
        last = end;
      }
    }),
  );
});

test.each(['http://', 'http://a/(', 'http://a@', 'a@', 'a.', '//', 'http://a.b/"', 'http://a_'])(
  'a million characters of %j are searched',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(findUrls(text, { bare: true }).every(({ end }) => end <= text.length)).toBe(true);
  },
);
