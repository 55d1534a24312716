import { InputError } from '../../errors.js';
import type { ParseOptions } from '../format.js';
import {
  type ColumnPath,
  optionalColumns,
  printColumnName,
  readColumnName,
} from '../table/header.js';
import type { Cell } from '../table/table.js';
import { unflatten } from '../table/unflatten.js';
import { NumberText, type Value } from '../value.js';
import { readRows, type Cell as Source } from './read.js';

/**
 * Reads RFC 4180 with a header, its cells separated by `delimiter`. A cell without quotes that is a number,
 * `true`, `false`, `null`, `[]` or `{}` is read as such, an empty one as null; a cell in quotes is text.
 *
 * @throws {InputError} for rows that are longer or shorter than the header, and for a column that is there twice
 */
export function parseDelimited(delimiter: string, text: string, options: ParseOptions): Value {
  const [header, ...records] = readRows(text, delimiter);
  if (!header) throw new InputError('There is no table in the input: it is empty');
  const columns = header.cells.map((cell) => readColumnName(cell.text));
  checkUnique(columns);
  const isOptional = optionalColumns(columns);
  const rows = records.map(({ cells, offset }) => {
    if (cells.length !== columns.length) {
      throw new InputError(
        `Expected ${columns.length} cells as in the header, found ${cells.length}`,
        { at: { text, offset } },
      );
    }
    return cells.map((cell, index) => {
      const isAbsent = isOptional[index] && !cell.isQuoted && cell.text === '';
      return isAbsent ? undefined : readCell(cell, options);
    });
  });
  return unflatten({ columns, rows });
}

function checkUnique(columns: readonly ColumnPath[]): void {
  const seen = new Set<string>();
  for (const name of columns.map(printColumnName)) {
    if (seen.has(name)) {
      throw new InputError(`The column '${name}' is there twice`, { hint: 'Rename one of them' });
    }
    seen.add(name);
  }
}

function readCell({ text, isQuoted }: Source, { strings }: ParseOptions): Cell {
  if (isQuoted || strings) return text;
  if (text === '' || text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '[]') return [];
  if (text === '{}') return new Map();
  return isNumber.test(text) ? new NumberText(text) : text;
}

/** An exponent needs its sign: `12e4` is as likely an identifier. */
const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]\d+)?$/;

/** Whether a text needs quotes to be read as text. */
export function isAmbiguous(text: string): boolean {
  return /^(?:|null|true|false|\[\]|\{\})$/.test(text) || isNumber.test(text);
}
