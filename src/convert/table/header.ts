import { InputError } from '../../errors.js';

/** The keys and list indexes that a column stands for, from the row on. */
export type ColumnPath = readonly (string | number)[];

/**
 * Reads a column's name: `a.b` and `a[0].b` nest; a part that is no plain word is quoted, `["a b"].c`. Any
 * other name, such as `Price (U.S.)`, is a key as it is.
 */
export function readColumnName(name: string): ColumnPath {
  if (!isNested.test(name)) return [name];
  if (name.length > maxLength) throw new InputError(`A column name is longer than ${maxLength}`);
  return Array.from(name.matchAll(part), ([source, word, index]) => {
    if (word !== undefined) return word;
    return index === undefined ? JSON.parse(source.slice(1, -1)) : Number(index);
  });
}

/** Characters of a name that nests: what nests by the thousands is no table. */
const maxLength = 2000;

/** The name that is read back as this path. */
export function printColumnName(path: ColumnPath): string {
  const [only] = path;
  if (path.length === 1 && typeof only === 'string' && !isNested.test(only)) return only;
  return path
    .map((key, position) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!isWord.test(key)) return `[${JSON.stringify(key)}]`;
      return position === 0 ? key : `.${key}`;
    })
    .join('');
}

/**
 * The columns whose empty cells mean that there is nothing, not even null: items of lists, of which rows
 * have different numbers, and keys that hold a value in one row and other keys in another.
 */
export function optionalColumns(columns: readonly ColumnPath[]): boolean[] {
  const names = new Set(columns.map(printColumnName));
  const holders = columns.map((path) =>
    path
      .map((_, end) => printColumnName(path.slice(0, end)))
      .filter((name, end) => end > 0 && names.has(name)),
  );
  const shared = new Set(holders.flat());
  return columns.map(
    (path, index) =>
      path.some((key) => typeof key === 'number') ||
      holders[index]?.length !== 0 ||
      shared.has(printColumnName(path)),
  );
}

const word = String.raw`[\p{L}_$][\p{L}\p{M}\p{N}_$-]*`;
const bracket = String.raw`\[(?:\d+|"(?:[^"\\]|\\.)*")\]`;
const isWord = new RegExp(`^${word}$`, 'u');
/** More than one word, or one bracket. */
const isNested = new RegExp(
  `^(?:${word}(?:\\.${word}|${bracket})+|${bracket}(?:\\.${word}|${bracket})*)$`,
  'u',
);
const part = new RegExp(String.raw`(?:^|\.)(${word})|\[(?:(\d+)|"(?:[^"\\]|\\.)*")\]`, 'gu');
