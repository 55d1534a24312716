import { lineMap } from '../line-map.js';
import { groupNames } from './group-names.js';

export interface Search {
  /** ECMAScript syntax, without slashes. */
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
  /** Number of matches after which the search ends. */
  readonly limit: number;
}

export interface Found {
  /** False when the limit ended the search. */
  readonly complete: boolean;
  readonly matches: readonly Match[];
}

/** Offsets and columns count UTF-16 code units: offsets from 0, lines and columns from 1. */
export interface Match {
  readonly text: string;
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly groups: readonly Group[];
}

export interface Group {
  readonly name?: string;
  /** Null where the group took no part in the match; it has no place then. */
  readonly text: string | null;
  readonly start?: number;
  readonly end?: number;
}

/** Why there is no result, in the engine's words. */
export interface Refusal {
  readonly refusal: 'pattern' | 'search';
  readonly reason: string;
}

/** Runs isolated: a pattern can take time exponential in the length of the text. */
export function run({ pattern, flags, text, limit }: Search): Found | Refusal {
  const compiled = compile(pattern, flags);
  if (!(compiled instanceof RegExp)) return compiled;
  const place = lineMap(text);
  const names = groupNames(pattern, flags);
  const matches: Match[] = [];
  try {
    for (const match of text.matchAll(compiled)) {
      if (matches.length === limit) return { complete: false, matches };
      const start = match.index;
      const { line, column } = place(start);
      const end = start + match[0].length;
      matches.push({ text: match[0], start, end, line, column, groups: groupsOf(match, names) });
    }
  } catch (error) {
    return { refusal: 'search', reason: messageOf(error) };
  }
  return { complete: true, matches };
}

function compile(pattern: string, flags: string): RegExp | Refusal {
  try {
    return new RegExp(pattern, [...new Set(`${flags}dg`)].join(''));
  } catch (error) {
    return { refusal: 'pattern', reason: messageOf(error) };
  }
}

function groupsOf(match: RegExpExecArray, names: readonly (string | undefined)[]): Group[] {
  return names.map((name, index) => {
    const [start, end] = match.indices?.[index + 1] ?? [];
    const named = name === undefined ? {} : { name };
    if (start === undefined || end === undefined) return { ...named, text: null };
    return { ...named, text: match[index + 1] ?? '', start, end };
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
