import { decodeStreamSync, ToonDecodeError } from '@toon-format/toon';
import { InputError } from '../../errors.js';
import { lineStart } from '../../line-start.js';
import { maxDepth, tooDeep } from '../path.js';
import { NumberText, type Value } from '../value.js';
import { markerFor } from './marker.js';

/**
 * Reads TOON strictly: the lengths that it declares must be right.
 *
 * @throws {InputError} at the line that is wrong
 */
export function parseToon(text: string): Value {
  const marker = markerFor(text);
  try {
    const lines = markNumbers(text, marker).split('\n');
    return build(decodeStreamSync(lines, { indentSize: indentOf(lines) }), marker);
  } catch (error) {
    if (!(error instanceof ToonDecodeError)) throw error;
    const message = `The TOON is invalid: ${error.message.replace(/^Line \d+: /, '')}`;
    throw new InputError(message, { at: { text, offset: lineStart(text, error.line ?? 1) } });
  }
}

/** Spaces a level: what the least indented of the indented lines has. */
function indentOf(lines: readonly string[]): number {
  const indents = lines.map((line) => line.length - line.replace(/^ +(?=\S)/, '').length);
  return (
    indents.reduce((least, indent) => (indent > 0 ? Math.min(least, indent) : least), 16) % 16 || 2
  );
}

/** Marks the numbers whose digits a JavaScript number would change, so that they stay text. */
function markNumbers(text: string, marker: string): string {
  return text.replace(quotedOrNumber, (found: string, before?: string) => {
    if (before === undefined) return found;
    const number = found.slice(before.length);
    return String(Number(number)) === number ? found : before + marker + number;
  });
}

/** A string, or the start of a value and a number there. */
const quotedOrNumber =
  /"(?:[^"\\\n]|\\.)*"|(^ *|[:,|\t-] *)-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?= *(?:[,|\t\r]|$))/gm;

type Event = ReturnType<typeof decodeStreamSync> extends Iterable<infer Item> ? Item : never;

interface Holder {
  readonly value: Map<string, Value> | Value[];
  /** Of the member that comes next. */
  key: string;
}

function build(events: Iterable<Event>, marker: string): Value {
  const root: Holder = { value: [], key: '' };
  const open = [root];
  for (const event of events) {
    const holder = open.at(-1) ?? root;
    if (event.type === 'key') {
      holder.key = event.key.replaceAll(marker, '');
    } else if (event.type === 'primitive') {
      put(holder, readPrimitive(event.value, marker));
    } else if (event.type === 'startObject' || event.type === 'startArray') {
      const value = event.type === 'startObject' ? new Map<string, Value>() : [];
      put(holder, value);
      open.push({ value, key: '' });
      if (open.length > maxDepth + 1) throw tooDeep();
    } else {
      open.pop();
    }
  }
  return (root.value as Value[])[0] ?? null;
}

function put({ value: holder, key }: Holder, value: Value): void {
  if (holder instanceof Map) holder.set(key, value);
  else holder.push(value);
}

function readPrimitive(value: string | number | boolean | null, marker: string): Value {
  if (typeof value === 'number') return new NumberText(String(value));
  if (typeof value !== 'string' || !value.includes(marker)) return value;
  const text = value.replaceAll(marker, '');
  const isNumber = value.startsWith(marker) && /^-?\d[\d.eE+-]*$/.test(text);
  return isNumber ? new NumberText(text) : text;
}
