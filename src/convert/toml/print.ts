import { InputError } from '../../errors.js';
import type { PrintOptions } from '../format.js';
import type { Path } from '../path.js';
import { isList, isMembers, kindOf, type Members, type Value } from '../value.js';
import { printKeyPart, printScalar } from './text.js';

/**
 * TOML 1.0. Objects become tables, lists of objects become lists of tables, both after the plain keys
 * of their table; an object before a plain key is written with dotted keys, so that keys keep their order.
 *
 * @throws {InputError} for nulls, a top that is not an object, integers beyond 64 bits
 */
export function printToml(value: Value, { indent }: PrintOptions): string {
  if (!isMembers(value)) {
    throw new InputError(`TOML holds an object at the top, found ${kindOf(value)}`, {
      hint: 'Put it under a key of an object',
    });
  }
  return sectionOf(value, { keys: [], path: undefined, indent }).join('\n').replace(/^\n/, '');
}

interface Place {
  /** The parts of the table's key, as they are printed. */
  readonly keys: readonly string[];
  readonly path: Path;
  readonly indent: number;
}

/** The lines of a table without its header. */
function sectionOf(members: Members, place: Place): string[] {
  const entries = [...members];
  const firstTable =
    entries.findLastIndex(([, value]) => !isTable(value) && !isTableList(value)) + 1;
  const lines = entries
    .slice(0, firstTable)
    .flatMap(([key, value]) => pairsOf(value, inside({ ...place, keys: [] }, key)));
  const tables = entries
    .slice(firstTable)
    .flatMap(([key, value]) => tableOf(value, inside(place, key)));
  return [...lines, ...tables];
}

function inside(place: Place, key: string): Place {
  const path = { parent: place.path, key };
  return { ...place, keys: [...place.keys, printKeyPart(key, path)], path };
}

/** `[key]` or `[[key]]` with what is below it. */
function tableOf(value: Value, place: Place): string[] {
  const name = place.keys.join('.');
  if (isMembers(value)) {
    const lines = sectionOf(value, place);
    // A header is implied by the headers below it.
    const isImplied = value.size > 0 && lines[0] === '';
    return isImplied ? lines : ['', `[${name}]`, ...lines];
  }
  return (value as Members[]).flatMap((item, key) => [
    '',
    `[[${name}]]`,
    ...sectionOf(item, { ...place, path: { parent: place.path, key } }),
  ]);
}

/** `key = value`, or for an object `key.inner = value` for each of its members. */
function pairsOf(value: Value, place: Place): string[] {
  if (isTable(value) && value.size > 0) {
    return [...value].flatMap(([key, member]) => pairsOf(member, inside(place, key)));
  }
  return [`${place.keys.join('.')} = ${printValue(value, place, '\n')}`];
}

const widestArray = 100;

/** `margin` is the line break and the spaces before the line; empty where there can be none. */
function printValue(value: Value, place: Place, margin: string): string {
  const { path, indent } = place;
  if (isMembers(value)) {
    const members = [...value].map(([key, member]) => {
      const there = inside({ ...place, keys: [] }, key);
      return `${there.keys[0]} = ${printValue(member, there, '')}`;
    });
    return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
  }
  if (!isList(value)) return printScalar(value, path);
  const deeper = margin && margin + ' '.repeat(indent);
  const items = value.map((item, key) =>
    printValue(item, { ...place, path: { parent: path, key } }, deeper),
  );
  const line = `[${items.join(', ')}]`;
  if (margin === '' || (line.length <= widestArray && !line.includes('\n'))) return line;
  return `[${deeper}${items.join(`,${deeper}`)},${margin}]`;
}

function isTable(value: Value): value is Members {
  return isMembers(value);
}

function isTableList(value: Value): boolean {
  return isList(value) && value.length > 0 && value.every(isMembers);
}
