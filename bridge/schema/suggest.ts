/** The candidate a person most likely meant; undefined where none is near. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const found = distance(wanted, fold(candidate), least);
    if (found < least) {
      least = found;
      best = candidate;
    }
  }
  return best;
}

/** Case, dashes and underscores are what names most often differ in. */
function fold(word: string): string {
  return word.slice(0, longest).toLowerCase().replace(/[-_ ]/g, '');
}

/** Longer words are compared by their beginning. */
const longest = 64;

/**
 * Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other; any
 * number not below `limit` where there are as many. @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1)];
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) steps.push(at(before, j - 2) + 1);
      row.push(Math.min(...steps));
    }
    before = last;
    last = row;
  }
  return at(last, to.length);
}

/** Outside the table the way is never the shortest. */
function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
