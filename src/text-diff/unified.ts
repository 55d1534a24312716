import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

export interface Comparison {
  readonly a: Side;
  readonly b: Side;
  /** Unchanged lines to keep around each change. */
  readonly context: number;
}

export interface Side {
  /** Stands in the header of the result. */
  readonly name: string;
  readonly text: string;
}

export interface TextDiff {
  readonly equal: boolean;
  /** Number of lines of `b` that are not in `a`. */
  readonly added: number;
  /** Number of lines of `a` that are not in `b`. */
  readonly removed: number;
  /** Unified format, which `patch` and `git apply` read; empty where the texts are equal. */
  readonly diff: string;
}

/** Runs isolated: the work grows with the square of the number of lines that differ. */
export function run({ a, b, context }: Comparison): TextDiff {
  const patch = structuredPatch(a.name, b.name, a.text, b.text, undefined, undefined, { context });
  const lines = patch.hunks.flatMap((hunk) => hunk.lines);
  return {
    equal: false,
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
    diff: formatPatch(patch, FILE_HEADERS_ONLY),
  };
}
