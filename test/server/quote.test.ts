import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeptOutputs, type KeptOutputs } from '../../bridge/server/kept-outputs.js';
import { quote, readWritten } from '../../bridge/server/quote.js';

let folder: string;
let kept: KeptOutputs;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quote-'));
  kept = createKeptOutputs({ parent: folder });
});

afterAll(() => rmSync(folder, { recursive: true }));

const status = 'exit code 0';

async function quoteBytes(bytes: Uint8Array, { room = 2_000, total = bytes.length } = {}) {
  const { text, links } = await quote(readWritten('out.txt', bytes, { total }), {
    room,
    status,
    kept,
  });
  const [link] = links;
  return {
    text,
    links,
    whole: link?.type === 'resource_link' && readFileSync(fileURLToPath(link.uri)),
  };
}

const quoteText = (text: string, options = {}) => quoteBytes(Buffer.from(text), options);

test('text that fits is quoted to the last character, and nothing is kept', async () => {
  const text = `${'x'.repeat(1_999)}\n`;
  expect(await quoteText(text)).toEqual({ text, links: [], whole: false });
});

test('longer text is quoted from both ends, and each end says how much is missing and where it is', async () => {
  const lines = Array.from({ length: 1_000 }, (_, n) => `line ${n}\n`).join('');
  const { text, whole, links } = await quoteText(lines);
  expect(text).toMatch(
    /^\[8890 characters, exit code 0; the first (\d+) and the last (\d+) follow, (\d+) are left out; the whole is in .+\]\nline 0\n/,
  );
  expect(text).toMatch(
    /line 999\n\n\[exit code 0; (\d+) of 8890 characters left out; the whole is in .+\]$/,
  );
  expect(text).toMatch(/\n\[\d+ characters left out\]\n/);
  expect(links).toEqual([
    {
      type: 'resource_link',
      uri: expect.any(String),
      name: 'out.txt',
      mimeType: 'text/plain',
      size: 8890,
    },
  ]);
  expect(String(whole)).toBe(lines);
});

test('what is shown and what is left out add up, no character is cut in two, and the room is kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({
        unit: fc.constantFrom('a', '👍', '\n', 'é'),
        minLength: 3_000,
        maxLength: 6_000,
      }),
      fc.integer({ min: 1_000, max: 2_500 }),
      async (content, room) => {
        const { text } = await quoteText(content, { room });
        expect(text.length).toBeLessThanOrEqual(room);
        const [, head, tail, left] = (
          /the first (\d+) and the last (\d+) follow, (\d+) are left out/.exec(text) ?? []
        ).map(Number) as [number, number, number, number];
        expect(head + tail + left).toBe(content.length);
        expect(text).toContain(`\n${content.slice(0, head)}\n[${left} characters left out]\n`);
        expect(text).toContain(`\n${content.slice(content.length - tail)}\n[exit code`);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      },
    ),
    { numRuns: 60 },
  );
});

test('bytes that are not UTF-8 are shown as such, and all of them are kept', async () => {
  const bytes = Buffer.from([...Buffer.from('caf'), 0xe9, 0x0a, 0xff, 0x00, ...Buffer.from('é')]);
  const { text, whole, links } = await quoteBytes(bytes);
  expect(text).toMatch(
    /^\[9 bytes that are not text, exit code 0; the first 9 follow, with those that are not UTF-8 as \\xNN; the whole is in .+\]\ncaf\\xE9\n\\xFF\\u\{0\}é\n\[exit code 0; /,
  );
  expect(links).toMatchObject([{ mimeType: 'application/octet-stream', size: 9 }]);
  expect(whole).toEqual(bytes);
});

test('of a large binary output only a beginning is shown', async () => {
  const bytes = Buffer.alloc(1_000_000, 0xfe);
  const { text, whole } = await quoteBytes(bytes, { room: 30_000 });
  expect(text).toContain('[1000000 bytes that are not text');
  expect(text.length).toBeLessThan(5_000);
  expect(whole && bytes.equals(whole)).toBe(true);
});

test('a character cut at the limit of what is kept does not make text binary', async () => {
  const bytes = Buffer.from('aaaé👍').subarray(0, -2);
  const { text, whole } = await quoteBytes(bytes, { total: 50 });
  expect(text).toContain('\naaaé\n');
  expect(text).toContain('[50 bytes, of which the first 7 were kept and the end is lost, ');
  expect(whole).toEqual(bytes);
});

test('of an output whose end is lost nothing is called its end, and its size is that of all of it', async () => {
  const { text } = await quoteBytes(Buffer.from('x'.repeat(5_000)), { total: 9_000 });
  expect(text).toMatch(
    /^\[9000 bytes, of which the first 5000 were kept and the end is lost, exit code 0; of the 5000 characters kept the first \d+ and the last \d+ follow, \d+ are left out; what was kept is in .+\]\n/,
  );
  expect(text).toMatch(
    /\n\[exit code 0; the end of the output is lost; \d+ of 5000 characters left out; what was kept is in .+\]$/,
  );
  expect(text.length).toBeLessThanOrEqual(2_000);
  const binary = await quoteBytes(Buffer.alloc(5_000, 0xfe), { room: 30_000, total: 9_000 });
  expect(binary.text).toMatch(
    /^\[9000 bytes that are not text, .+ of the bytes the first 5000 were kept; what was kept is in /,
  );
  expect(binary.text).toMatch(/\n\[exit code 0; the end of the output is lost; .+\]$/);
});

test('an output that cannot be kept is quoted all the same, with the reason', async () => {
  const nowhere = createKeptOutputs({ parent: join(folder, 'missing') });
  const written = readWritten('out.txt', Buffer.from('x'.repeat(3_000)), { total: 3_000 });
  const { text, links } = await quote(written, { room: 2_000, status, kept: nowhere });
  expect(text).toMatch(/the whole could not be kept \(ENOENT/);
  expect(links).toEqual([]);
});
