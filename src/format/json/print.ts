import type { Comment, Container, Document, Entry, Value } from './tree.js';

/** Writes a document, each member and element on a line of its own. */
export function printJson(document: Document, indent: string): string {
  const lines = new Lines(indent);
  for (const { text } of document.leading) lines.start(0, text);
  lines.start(0, '');
  printEntry(lines, { ...document, leading: [] }, { depth: 0, comma: '' });
  for (const { text } of document.dangling) lines.start(0, text);
  return lines.text();
}

class Lines {
  readonly #parts: string[] = [];
  constructor(readonly indent: string) {}

  start(depth: number, text: string): void {
    this.#parts.push(this.#parts.length > 0 ? '\n' : '', this.indent.repeat(depth), text);
  }

  add(text: string): void {
    this.#parts.push(text);
  }

  text(): string {
    return this.#parts.join('');
  }
}

interface Place {
  readonly depth: number;
  /** Follows the value, before its trailing comments. */
  readonly comma: '' | ',';
}

function printEntry(lines: Lines, { key, value, trailing }: Entry, { depth, comma }: Place): void {
  if (key) lines.add(`${key.text}: `);
  printValue(lines, value, depth);
  lines.add(comma);
  for (const { text } of trailing) lines.add(` ${text}`);
}

function printValue(lines: Lines, value: Value, depth: number): void {
  if (value.kind === 'scalar') {
    lines.add(value.text);
    return;
  }
  const [open, close] = value.kind === 'object' ? ['{', '}'] : ['[', ']'];
  lines.add(open);
  if (value.entries.length + value.dangling.length > 0) {
    printInside(lines, value, depth + 1);
    lines.start(depth, '');
  }
  lines.add(close);
}

function printInside(lines: Lines, { entries, dangling }: Container, depth: number): void {
  const printComment = ({ text }: Comment) => lines.start(depth, text);
  entries.forEach((entry, index) => {
    entry.leading.forEach(printComment);
    lines.start(depth, '');
    printEntry(lines, entry, { depth, comma: index < entries.length - 1 ? ',' : '' });
  });
  dangling.forEach(printComment);
}
