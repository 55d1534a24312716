import type { Formatted } from '../formatter.js';
import { noteLeftOut } from '../left-out.js';
import { parseJson } from './parse.js';
import type { Entry, Value } from './tree.js';

/** On one line, numbers and strings as they are written. */
export function minifyJson(text: string): Formatted {
  const document = parseJson(text);
  const comments = commentsOf(document) + document.dangling.length;
  return { text: print(document), notes: noteLeftOut(comments) };
}

function print({ key, value }: Entry): string {
  return (key ? `${key.text}:` : '') + printValue(value);
}

function printValue(value: Value): string {
  if (value.kind === 'scalar') return value.text;
  const entries = value.entries.map(print).join(',');
  return value.kind === 'object' ? `{${entries}}` : `[${entries}]`;
}

function commentsOf({ leading, value, trailing }: Entry): number {
  const own = leading.length + trailing.length;
  if (value.kind === 'scalar') return own;
  const inner = value.entries.reduce((sum, entry) => sum + commentsOf(entry), 0);
  return own + inner + value.dangling.length;
}
