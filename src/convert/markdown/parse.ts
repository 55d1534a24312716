import { InputError } from '../../errors.js';
import type { ParseOptions } from '../format.js';
import { optionalColumns, readColumnName } from '../table/header.js';
import { unflatten } from '../table/unflatten.js';
import type { Value } from '../value.js';
import { readCell } from './cell.js';

/**
 * Reads the one table of a Markdown text. Every cell is text: a table has no types.
 *
 * @throws {InputError} for no table, a second one, and rows longer than the header
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function parseMarkdown(text: string, { note }: ParseOptions): Value {
  const lines = linesOf(text);
  const start = tableStart(lines, 0);
  if (start === -1) {
    throw new InputError('There is no table in the input', {
      hint: "A table has a header and, below it, a line such as '| --- | --- |'",
    });
  }
  const size = lines.slice(start).findIndex(({ source }) => source.trim() === '');
  const end = size === -1 ? lines.length : start + size;
  const second = tableStart(lines, end);
  if (second !== -1) {
    throw new InputError('Expected one table, found a second', {
      at: { text, offset: lines[second]?.offset ?? 0 },
      hint: 'Convert the tables one by one',
    });
  }
  const others = [...lines.slice(0, start), ...lines.slice(end)];
  if (others.some(({ source }) => source.trim() !== '')) note('Text beside the table was left out');
  const [header = [], , ...rows] = lines
    .slice(start, end)
    .map((line) => ({ line, cells: cellsOf(line.source) }))
    .map(({ line, cells }, index, all) => {
      if (index < 2 || cells.length <= (all[0]?.cells.length ?? 0)) return cells;
      throw new InputError('The row has more cells than the header', {
        at: { text, offset: line.offset },
      });
    });
  return tableOf(header, rows);
}

interface Line {
  readonly source: string;
  readonly offset: number;
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): Value {
  const columns = header.map(readColumnName);
  const repeated = header.find((name, index) => header.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new InputError(`The column '${repeated}' is there twice`, { hint: 'Rename one of them' });
  }
  const isOptional = optionalColumns(columns);
  return unflatten({
    columns,
    rows: rows.map((row) =>
      columns.map((_, index) =>
        isOptional[index] && !row[index] ? undefined : (row[index] ?? ''),
      ),
    ),
  });
}

function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((source) => {
    const line = { source, offset };
    offset += source.length + 1;
    return line;
  });
}

/** The line of the first header from line `from` on; -1 where there is none. */
function tableStart(lines: readonly Line[], from: number): number {
  return lines.findIndex((_, index) => index >= from && isTableStart(lines, index));
}

function isTableStart(lines: readonly Line[], index: number): boolean {
  const header = lines[index]?.source ?? '';
  const delimiters = lines[index + 1]?.source ?? '';
  const isDelimiters = /^\s*\|?(?:\s*:?-+:?\s*\|)*\s*:?-*:?\s*$/.test(delimiters);
  return (
    isDelimiters &&
    delimiters.includes('-') &&
    header.includes('|') &&
    cellsOf(header).length === cellsOf(delimiters).length
  );
}

function cellsOf(row: string): string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)((?:\\\\)*)\|$/, '$1');
  // An escaped bar belongs to its cell, even inside a code span.
  const cells = inner.match(/(?:^|\|)(?:[^|\\]|\\.|\\$)*/g) ?? [''];
  return cells.map((cell) => readCell(cell.replace(/^\|/, '')));
}
