import { InputError } from '../../errors.js';
import type { Value } from '../value.js';
import { type ColumnPath, printColumnName } from './header.js';
import type { Table } from './table.js';

/** The list that a table lays flat. @throws {InputError} where two columns contradict each other */
export function unflatten({ columns, rows }: Table): Value {
  for (const path of columns) checkPath(path);
  const kept = columns.map((path) => ({ path, name: printColumnName(path) }));
  return rows.map((row, index) => {
    const holder = new Branch();
    for (const [position, { path, name }] of kept.entries()) {
      const cell = row[position];
      if (cell === undefined) continue;
      if (!holder.set(path, cell)) {
        throw new InputError(`Row ${index + 1}: column '${name}' contradicts a column before it`, {
          hint: 'A key holds either a value or other keys',
        });
      }
    }
    return holder.value();
  });
}

/** More items than this in one row would be a slip, or an attack. */
const maxIndex = 9999;

function checkPath(path: ColumnPath): void {
  const index = path.find((key) => typeof key === 'number' && key > maxIndex);
  if (index === undefined) return;
  throw new InputError(
    `Column '${printColumnName(path)}' counts to ${index}, the limit is ${maxIndex}`,
  );
}

/** A list or an object that is still being filled. */
class Branch {
  private readonly members = new Map<string | number, Value | Branch>();
  private isList = false;

  /** False when the path leads through a value, or through both keys and indexes. */
  set(path: ColumnPath, cell: Value): boolean {
    const [key = '', ...inner] = path;
    const isIndex = typeof key === 'number';
    if (this.members.size === 0) this.isList = isIndex;
    if (this.isList !== isIndex) return false;
    const found = this.members.get(key);
    if (inner.length === 0) {
      if (found !== undefined) return false;
      this.members.set(key, cell);
      return true;
    }
    if (found !== undefined && !(found instanceof Branch)) return false;
    const branch = found ?? new Branch();
    this.members.set(key, branch);
    return branch.set(inner, cell);
  }

  value(): Value {
    if (!this.isList) {
      return new Map(Array.from(this.members, ([key, member]) => [String(key), finish(member)]));
    }
    const last = Math.max(...(this.members.keys() as Iterable<number>));
    return Array.from({ length: last + 1 }, (_, index) => {
      const member = this.members.get(index);
      return member === undefined ? this.filler() : finish(member);
    });
  }

  /** Stands in for an item that the row lacks: of the kind of the others. */
  private filler(): Value {
    const [other] = this.members.values();
    if (!(other instanceof Branch)) return null;
    return other.isList ? [] : new Map();
  }
}

function finish(member: Value | Branch): Value {
  return member instanceof Branch ? member.value() : member;
}
