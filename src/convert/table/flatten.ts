import { InputError } from '../../errors.js';
import { describePath, type Path } from '../path.js';
import { isList, isMembers, kindOf, type Value } from '../value.js';
import { type ColumnPath, printColumnName } from './header.js';
import type { Cell, Table } from './table.js';

/**
 * Lays a list of objects flat: `{a: {b: 1}}` is 1 in column `a.b`. A column that only later rows have comes
 * after the one that it follows there.
 *
 * @throws {InputError} for anything but a list of objects or lists, and where nothing would be left of it
 */
export function flatten(value: Value, note: (note: string) => void): Table {
  if (!isList(value)) throw notRows(value, undefined);
  const columns = new Columns();
  const rows = value.map((row, key) => {
    const path = { parent: undefined, key };
    if (!isList(row) && !isMembers(row)) throw notRows(row, path);
    if (isEmpty(row)) throw nothingIn(row, path);
    return cellsOf(row, columns);
  });
  if (rows.length === 0) throw nothingIn(value, undefined);
  const names = columns.names();
  const table = rows.map((row) => names.map((name) => row.get(name)));
  noteMissing(table, note);
  noteOrder(rows, names, note);
  return { columns: names.map((name) => columns.pathOf(name)), rows: table };
}

type Row = Map<string, Cell>;

function cellsOf(row: Value, columns: Columns): Row {
  const cells: Row = new Map();
  let previous: string | undefined;
  const visit = (value: Value, path: ColumnPath) => {
    if (isList(value) && value.length > 0) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    } else if (isMembers(value) && value.size > 0) {
      for (const [key, member] of value) visit(member, [...path, key]);
    } else {
      const name = printColumnName(path);
      columns.add(name, path, previous);
      cells.set(name, value as Cell);
      previous = name;
    }
  };
  visit(row, []);
  return cells;
}

class Columns {
  private readonly paths = new Map<string, ColumnPath>();
  /** The columns that were first seen right after this one, or at the start of a row. */
  private readonly following = new Map<string | undefined, string[]>();

  add(name: string, path: ColumnPath, previous: string | undefined): void {
    if (this.paths.has(name)) return;
    this.paths.set(name, path);
    const others = this.following.get(previous);
    if (others) others.push(name);
    else this.following.set(previous, [name]);
  }

  pathOf(name: string): ColumnPath {
    return this.paths.get(name) ?? [];
  }

  names(): string[] {
    const names: string[] = [];
    const pending: (string | undefined)[] = [undefined];
    while (pending.length > 0) {
      const name = pending.pop();
      if (name !== undefined) names.push(name);
      // Latest first: what was seen first is the usual successor, and comes after what was put between.
      for (const next of this.following.get(name) ?? []) pending.push(next);
    }
    return names;
  }
}

function isEmpty(value: Value): boolean {
  return (isList(value) && value.length === 0) || (isMembers(value) && value.size === 0);
}

function noteMissing(rows: Table['rows'], note: (note: string) => void): void {
  const missing = rows.reduce(
    (sum, row) => sum + row.filter((cell) => cell === undefined).length,
    0,
  );
  if (missing > 0) {
    note(`Rows differ in their keys: ${missing} cells are empty because a row lacks the key`);
  }
}

function noteOrder(
  rows: readonly Row[],
  names: readonly string[],
  note: (note: string) => void,
): void {
  const places = new Map(names.map((name, index) => [name, index]));
  const isMoved = rows.some((row) => {
    const order = Array.from(row.keys(), (name) => places.get(name) ?? 0);
    return order.some((place, index) => place < (order[index - 1] ?? 0));
  });
  if (isMoved) note('Rows differ in the order of their keys: the columns have one order for all');
}

function notRows(value: Value, path: Path): InputError {
  return new InputError(
    `A table is a list of objects; found ${kindOf(value)} ${describePath(path)}`,
    { hint: 'Take the list that is meant out of the input first' },
  );
}

function nothingIn(value: Value, path: Path): InputError {
  return new InputError(
    `A table has no column for an empty ${kindOf(value)} ${describePath(path)}`,
    {
      hint: 'Leave it out, or give it a member',
    },
  );
}
