import type { TomlLine, TomlPair } from '../../toml-syntax.js';

/**
 * Sorts the keys of each table under its header; comments above a key move with it. Tables stay where they
 * are: their order is that of the items of lists.
 */
export function sortPairs(lines: readonly TomlLine[]): TomlLine[] {
  const sections: TomlLine[][] = [[]];
  for (const line of lines) {
    if (line.kind === 'header') sections.push([line]);
    else sections.at(-1)?.push(line);
  }
  return sections.flatMap((section) => {
    const [first] = section;
    if (first?.kind !== 'header') return sortSection(section);
    return [first, ...sortSection(section.slice(1))];
  });
}

interface Group {
  readonly comments: readonly TomlLine[];
  readonly pair: TomlPair;
}

function sortSection(section: readonly TomlLine[]): TomlLine[] {
  const groups: Group[] = [];
  let pending: TomlLine[] = [];
  for (const line of section) {
    if (line.kind === 'pair') {
      groups.push({ comments: pending, pair: line });
      pending = [];
    } else {
      pending.push(line);
    }
  }
  const head = headOf(groups[0]?.comments ?? []);
  const sorted = groups.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const pairs = sorted.flatMap(({ comments, pair }) => [
    ...comments.slice(comments === groups[0]?.comments ? head.length : 0).filter(isNotBlank),
    pair,
  ]);
  return [...head, ...pairs, ...pending];
}

/** Comments that a blank line separates from the first key belong to the table. */
function headOf(comments: readonly TomlLine[]): readonly TomlLine[] {
  return comments.slice(0, comments.findLastIndex(({ kind }) => kind === 'blank') + 1);
}

function isNotBlank({ kind }: TomlLine): boolean {
  return kind !== 'blank';
}

/** Quotes do not count. */
function nameOf({ pair }: Group): string {
  return pair.key.map((part) => part.replace(/^["']|["']$/g, '')).join('.');
}
