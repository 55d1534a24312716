import { InputError } from '../../errors.js';

export interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** Of its first character. */
  readonly offset: number;
}

/**
 * The rows of RFC 4180, with any character between cells; empty lines are none.
 *
 * @throws {InputError} at a quote that is not closed, or that stands inside of a cell
 */
export function readRows(text: string, delimiter: string): Row[] {
  const reader: Reader = {
    text,
    delimiter,
    plain: new RegExp(`[^"\\r\\n${delimiter}]*`, 'y'),
    offset: 0,
  };
  const rows: Row[] = [];
  while (reader.offset < text.length) {
    const row = readRow(reader);
    const [first] = row.cells;
    const isEmpty = row.cells.length === 1 && first?.text === '' && !first.isQuoted;
    if (!isEmpty) rows.push(row);
  }
  return rows;
}

interface Reader {
  readonly text: string;
  readonly delimiter: string;
  /** What a cell without quotes may hold. */
  readonly plain: RegExp;
  offset: number;
}

function readRow(reader: Reader): Row {
  const { text, delimiter, offset } = reader;
  const cells: Cell[] = [];
  for (;;) {
    cells.push(text[reader.offset] === '"' ? readQuoted(reader) : readPlain(reader));
    const next = text[reader.offset];
    if (next === delimiter) {
      reader.offset++;
      continue;
    }
    if (next !== undefined) reader.offset += text.startsWith('\r\n', reader.offset) ? 2 : 1;
    return { cells, offset };
  }
}

function readPlain(reader: Reader): Cell {
  const { text, plain, offset } = reader;
  plain.lastIndex = offset;
  plain.test(text);
  reader.offset = plain.lastIndex;
  if (text[reader.offset] === '"') {
    throw new InputError('A quote stands inside of a cell without quotes', {
      at: { text, offset: reader.offset },
      hint: 'Put the cell in quotes from its first character on, and double the quotes inside',
    });
  }
  return { text: text.slice(offset, reader.offset), isQuoted: false };
}

function readQuoted(reader: Reader): Cell {
  const { text, delimiter, offset: start } = reader;
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw new InputError('The quote is not closed', { at: { text, offset: start } });
  const next = text[end + 1];
  if (next !== undefined && next !== delimiter && next !== '\r' && next !== '\n') {
    throw new InputError('Expected the end of the cell after its closing quote', {
      at: { text, offset: end + 1 },
      hint: 'Double a quote that belongs to the cell',
    });
  }
  reader.offset = end + 1;
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), isQuoted: true };
}
