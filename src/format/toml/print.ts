import type { TomlEntry, TomlKey, TomlLine, TomlNode } from '../../toml-syntax.js';

/**
 * A blank line before each table, else at most one where there were any. A list is broken into lines where it
 * was, and where it is wider than 100 columns.
 */
export function printToml(lines: readonly TomlLine[], indent: string): string {
  const printed: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isFirst = printed.length === 0;
    if (line.kind === 'blank') {
      const next = lines[index + 1];
      if (!isFirst && next && next.kind !== 'blank') printed.push('');
      continue;
    }
    if (startsTable(lines, index) && !isFirst && printed.at(-1) !== '') printed.push('');
    printed.push(printLine(line, indent));
  }
  return printed.length > 0 ? `${printed.join('\n')}\n` : '';
}

/** A header, or the first of the comments right above one. */
function startsTable(lines: readonly TomlLine[], index: number): boolean {
  if (lines[index - 1]?.kind === 'comment') return false;
  let next = index;
  while (lines[next]?.kind === 'comment') next++;
  return lines[next]?.kind === 'header';
}

function printLine(line: Exclude<TomlLine, { kind: 'blank' }>, indent: string): string {
  if (line.kind === 'comment') return line.comment;
  const comment = line.comment === undefined ? '' : ` ${line.comment}`;
  if (line.kind === 'header') {
    const key = printKey(line.key);
    return (line.isArray ? `[[${key}]]` : `[${key}]`) + comment;
  }
  const start = `${printKey(line.key)} = `;
  return start + printNode(line.value, { indent, margin: '\n', used: start.length }) + comment;
}

function printKey(key: TomlKey): string {
  return key.join('.');
}

interface Place {
  readonly indent: string;
  /** The line break and the spaces before the line. */
  readonly margin: string;
  /** Columns before the value. */
  readonly used: number;
}

const widestLine = 100;

function printNode(node: TomlNode, place: Place): string {
  if (node.kind === 'scalar') return node.text;
  const { indent, margin, used } = place;
  const { entries, lastComments, isMultiline } = node;
  const [open, close, space] = node.kind === 'array' ? ['[', ']', ''] : ['{', '}', ' '];
  const deeper = { indent, margin: margin + indent, used: margin.length };
  const hasLines =
    isMultiline ||
    lastComments.length > 0 ||
    entries.some(({ comment, comments }) => comment !== undefined || comments.length > 0);
  if (!hasLines) {
    const items = entries.map((entry) => printEntry(entry, place)).join(', ');
    const line = items === '' ? open + close : open + space + items + space + close;
    const isWide = used + line.length > widestLine && node.kind === 'array' && items !== '';
    if (!isWide && !line.includes('\n')) return line;
    if (node.kind === 'table') return line;
  }
  const lines = entries.flatMap((entry) => [
    ...entry.comments,
    `${printEntry(entry, deeper)},${entry.comment === undefined ? '' : ` ${entry.comment}`}`,
  ]);
  const inner = [...lines, ...lastComments].map((line) => deeper.margin + line).join('');
  return inner === '' ? open + close : open + inner + margin + close;
}

function printEntry({ key, value }: TomlEntry, place: Place): string {
  const start = key === undefined ? '' : `${printKey(key)} = `;
  return start + printNode(value, { ...place, used: place.used + start.length });
}
