import type { Option, Relation } from '../model/command-tree.js';
import type { NameClasses } from './names.js';
import type { Snapshot } from './snapshot.js';

/** Reads the conditions between options, under canonical names where an option of the name is known. */
export function readRelations(
  { implied, conflicting }: Pick<Snapshot, 'implied' | 'conflicting'>,
  options: readonly Option[],
  names: NameClasses,
): Relation[] {
  const known = new Map(options.map(({ name }) => [names.find(name), name]));
  const canonical = (name: string) => known.get(names.find(name) ?? -1) ?? name;
  const relations = [
    ...pairs(implied).map(([from, to]) => toImplication(canonical(from), to, canonical)),
    ...pairs(conflicting).map(([from, to]): Relation | undefined =>
      to ? { kind: 'conflicts', from: canonical(from), to: canonical(to) } : undefined,
    ),
  ].filter((relation) => relation !== undefined);
  return [...new Map(relations.map((relation) => [JSON.stringify(relation), relation])).values()];
}

/** @see https://yargs.js.org/docs/#api-reference-impliesx-y */
function toImplication(
  from: string,
  to: string | number,
  canonical: (name: string) => string,
): Relation | undefined {
  const count = Number(to);
  if (count > 0) return { kind: 'implies-count', from, to: count };
  if (!Number.isNaN(count)) return undefined;
  const absent = /^--no-(.+)/.exec(String(to))?.[1];
  if (absent !== undefined) return { kind: 'implies-absent', from, to: canonical(absent) };
  return { kind: 'implies', from, to: canonical(String(to)) };
}

/** A condition on a number is one on how many words there are, which no option can state. */
function pairs<T>(lists: Readonly<Record<string, readonly T[]>>): [from: string, to: T][] {
  return Object.entries(lists)
    .filter(([from]) => Number.isNaN(Number(from)))
    .flatMap(([from, values]) => values.map((to): [string, T] => [from, to]));
}
