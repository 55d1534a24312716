import { lineMap } from '../../line-map.js';
import type { Formatter } from '../formatter.js';
import { parseJson } from './parse.js';
import { printJson } from './print.js';
import type { Document, Entry, Key, Value } from './tree.js';

/** JSON with comments. Numbers, strings and keys that are there twice are kept as they are written. */
export const jsonFormatter: Formatter = {
  format(text, { indent, sortKeys }) {
    const document = parseJson(text);
    const formatted = printJson(sortKeys ? sortDocument(document) : document, indent);
    return { text: formatted, notes: describeDuplicates(document.value, text) };
  },
};

/** Most readers take the last of two members of one name, some the first (RFC 8259, section 4). */
function describeDuplicates(value: Value, text: string): string[] {
  const duplicates = [...duplicatesIn(value)];
  const position = lineMap(text);
  const notes = duplicates.slice(0, maximumNotes).map(([first, second]) => {
    const lines = [position(first.offset).line, position(second.offset).line].join(' and ');
    return `The key ${second.text} is there twice (lines ${lines}); both are kept`;
  });
  const others = duplicates.length - notes.length;
  return others > 0 ? [...notes, `${others} more keys are there twice; all are kept`] : notes;
}

const maximumNotes = 5;

/** Pairs of a key and its first occurrence in the same object. */
function* duplicatesIn(value: Value): Generator<[Key, Key]> {
  if (value.kind === 'scalar') return;
  const firsts = new Map<string, Key>();
  for (const { key } of value.entries) {
    const first = key && firsts.get(key.name);
    if (first) yield [first, key];
    else if (key) firsts.set(key.name, key);
  }
  for (const entry of value.entries) yield* duplicatesIn(entry.value);
}

function sortDocument(document: Document): Document {
  return { ...document, value: sortValue(document.value) };
}

function sortValue(value: Value): Value {
  if (value.kind === 'scalar') return value;
  const entries = value.entries.map((entry) => ({ ...entry, value: sortValue(entry.value) }));
  return { ...value, entries: value.kind === 'object' ? entries.sort(byName) : entries };
}

/** By code units, as RFC 8785 orders; members of one name stay in the order they are written. */
function byName(one: Entry, other: Entry): number {
  const [left = '', right = ''] = [one.key?.name, other.key?.name];
  return left < right ? -1 : Number(left > right);
}
