import type { Position } from '../code-frame.js';
import { lineMap } from '../line-map.js';
import { createLinkifier } from './linkifier.js';

export interface FoundUrl {
  /** With a scheme, and with invisible characters percent-encoded. */
  readonly url: string;
  /** As it is written, where that is different. */
  readonly text?: string;
  /** Offsets in UTF-16 code units; `end` is the first one after it. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

export interface UrlSearch {
  /** Also hosts, mail addresses and `//host` without a scheme. @default false */
  readonly bare?: boolean | undefined;
  /** Each URL at its first place only. @default false */
  readonly unique?: boolean | undefined;
}

/** The URLs in a text, in order, without the punctuation around them. */
export function findUrls(
  text: string,
  { bare = false, unique = false }: UrlSearch = {},
): FoundUrl[] {
  const place = lineMap(text);
  const found = (createLinkifier({ bare }).match(text) ?? []).map((match) =>
    describe(withoutEmphasis(match, text), place(match.index)),
  );
  return unique ? [...firstOfEach(found).values()] : found;
}

interface Link {
  readonly url: string;
  readonly raw: string;
  readonly index: number;
  readonly lastIndex: number;
}

/** In Markdown the URL of `**https://example.com/**` ends before the asterisks that answer those before it. */
function withoutEmphasis({ url, raw, index, lastIndex }: Link, text: string): Link {
  const isMarked = isMark(text[index - 1]);
  let closing = 0;
  while (isMarked && isMark(raw[raw.length - 1 - closing])) closing++;
  return {
    url: url.slice(0, url.length - closing),
    raw: raw.slice(0, raw.length - closing),
    index,
    lastIndex: lastIndex - closing,
  };
}

function isMark(character: string | undefined): boolean {
  return character === '*' || character === '~';
}

function describe({ url, raw, index, lastIndex }: Link, { line, column }: Position): FoundUrl {
  const visible = url.replace(/[\p{Cc}\p{Cf}]/gu, encodeURIComponent);
  const text = visible === raw ? {} : { text: raw };
  return { url: visible, ...text, start: index, end: lastIndex, line, column };
}

function firstOfEach(found: readonly FoundUrl[]): Map<string, FoundUrl> {
  const first = new Map<string, FoundUrl>();
  for (const one of found) if (!first.has(one.url)) first.set(one.url, one);
  return first;
}
