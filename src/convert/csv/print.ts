import type { PrintOptions } from '../format.js';
import { flatten } from '../table/flatten.js';
import { optionalColumns, printColumnName } from '../table/header.js';
import type { Cell } from '../table/table.js';
import { isList, isMembers, NumberText, textOfScalar, type Value } from '../value.js';
import { isAmbiguous } from './parse.js';

/** The inverse of `parseDelimited`: text that looks like another value is in quotes. */
export function printDelimited(delimiter: string, value: Value, { note }: PrintOptions): string {
  const { columns, rows } = flatten(value, note);
  const isOptional = optionalColumns(columns);
  const printing: Printing = { delimiter, isAlone: columns.length === 1 };
  const header = columns.map((column) => quote(printColumnName(column), printing));
  const lines = rows.map((row) =>
    row.map((cell, index) => printCell(cell, printing, { isOptional: isOptional[index] === true })),
  );
  return [header, ...lines].map((cells) => cells.join(delimiter)).join('\n');
}

interface Printing {
  readonly delimiter: string;
  /** An empty cell would be an empty line, which is no row. */
  readonly isAlone: boolean;
}

function printCell(
  cell: Cell | undefined,
  printing: Printing,
  { isOptional }: { isOptional: boolean },
): string {
  if (cell === undefined) return '';
  if (cell === null) return isOptional || printing.isAlone ? 'null' : '';
  if (isList(cell)) return '[]';
  if (isMembers(cell)) return '{}';
  if (cell instanceof NumberText) return cell.text.replace(/e(?=\d)/i, '$&+');
  const text = textOfScalar(cell);
  const isText = typeof cell === 'string';
  return isText && isAmbiguous(text) ? `"${text}"` : quote(text, printing);
}

/** @see RFC 4180, section 2 */
function quote(text: string, { delimiter }: Printing): string {
  const isPlain = !text.includes(delimiter) && !/["\r\n]|^\s|\s$|^$/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
