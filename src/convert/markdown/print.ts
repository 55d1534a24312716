import type { PrintOptions } from '../format.js';
import { flatten } from '../table/flatten.js';
import { printColumnName } from '../table/header.js';
import type { Cell } from '../table/table.js';
import { isList, isMembers, textOfScalar, type Value } from '../value.js';
import { printCell } from './cell.js';
import { widthOf } from './width.js';

/** A table for people: types are not told apart, and null is an empty cell. */
export function printMarkdown(value: Value, { align, title, note }: PrintOptions): string {
  const { columns, rows } = flatten(value, note);
  const header = columns.map((column) => printCell(printColumnName(column)));
  const cells = [header, ...rows.map((row) => row.map((cell) => printCell(textOf(cell))))];
  const widths = header.map((_, column) =>
    align ? Math.max(3, ...cells.map((row) => widthOf(row[column] ?? ''))) : 3,
  );
  const [first = '', ...others] = cells.map((row) => lineOf(row, { widths, align }));
  const delimiters = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const heading = title === undefined ? [] : [`# ${printCell(title)}`, ''];
  return [...heading, first, delimiters, ...others].join('\n');
}

function lineOf(row: readonly string[], options: { widths: readonly number[]; align: boolean }) {
  const { widths, align } = options;
  const cells = row.map((cell, column) => {
    const missing = align ? (widths[column] ?? 0) - widthOf(cell) : 0;
    return cell + ' '.repeat(Math.max(0, missing));
  });
  return `| ${cells.join(' | ')} |`;
}

function textOf(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (isList(cell)) return '[]';
  return isMembers(cell) ? '{}' : textOfScalar(cell);
}
