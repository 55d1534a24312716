import { encode, rawString } from '@toon-format/toon';
import type { PrintOptions } from '../format.js';
import { cannotHold, describePath, type Path } from '../path.js';
import {
  hasLoneSurrogate,
  isList,
  isMembers,
  type Members,
  NumberText,
  TimeText,
  type Value,
} from '../value.js';
import { markerFor } from './marker.js';

/** Times become strings. @throws {InputError} for infinity, not-a-number and text that is not Unicode */
export function printToon(value: Value, { indent, note }: PrintOptions): string {
  const indentSize = indent || 2;
  const printing: Printing = { marker: '', hasIndexKey: false };
  const text = encode(plainOf(printing, value, undefined), { indentSize });
  noteOrder(value, undefined, note);
  if (!printing.hasIndexKey) return text;
  // JavaScript moves keys that look like indexes to the front of an object, unless they are marked.
  const marker = markerFor(text);
  const marked = plainOf({ ...printing, marker }, value, undefined);
  return encode(marked, { indentSize }).replaceAll(marker, '');
}

interface Printing {
  readonly marker: string;
  hasIndexKey: boolean;
}

function plainOf(printing: Printing, value: Value, path: Path): unknown {
  if (isList(value)) {
    return value.map((item, key) => plainOf(printing, item, { parent: path, key }));
  }
  if (isMembers(value)) {
    const members = Array.from(value, ([key, member]) => {
      const place = { parent: path, key };
      const isIndex = /^\d+$/.test(key);
      printing.hasIndexKey ||= isIndex;
      const name = isIndex ? printing.marker + key : checked(key, place);
      return [name, plainOf(printing, member, place)] as const;
    });
    return Object.fromEntries(members);
  }
  if (value instanceof NumberText) return rawString(finite(value, path));
  if (value instanceof TimeText) return value.text;
  return typeof value === 'string' ? checked(value, path) : value;
}

function finite({ text, isSpecial }: NumberText, path: Path): string {
  if (!isSpecial) return text;
  throw cannotHold('TOON', `the number ${text}`, {
    path,
    hint: 'Put null, a string or a finite number in its place',
  });
}

function checked(text: string, path: Path): string {
  if (!hasLoneSurrogate(text)) return text;
  throw cannotHold('TOON', 'half of a surrogate pair', { path, hint: 'Correct the text' });
}

/** Objects that share their keys become rows of one table, under columns in the order of the first. */
function noteOrder(value: Value, path: Path, note: (note: string) => void): void {
  const inner = isList(value) || isMembers(value) ? [...value.entries()] : [];
  for (const [key, item] of inner) noteOrder(item, { parent: path, key }, note);
  if (!isList(value) || !value.every(isMembers)) return;
  const [first, ...others] = value.map((row: Members) => [...row.keys()].join('\n'));
  const sorted = first?.split('\n').sort().join('\n');
  if (others.some((keys) => keys !== first && keys.split('\n').sort().join('\n') === sorted)) {
    note(`Objects of the list ${describePath(path)} took over the order of keys of the first`);
  }
}
