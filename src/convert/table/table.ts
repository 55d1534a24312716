import type { Members, Scalar } from '../value.js';
import type { ColumnPath } from './header.js';

/** Rows under columns: lists of objects and of lists, laid flat. */
export interface Table {
  readonly columns: readonly ColumnPath[];
  /** A cell for each column; `undefined` where the row has nothing. */
  readonly rows: readonly (readonly (Cell | undefined)[])[];
}

/** A scalar, or an empty list or object, which has no columns of its own. */
export type Cell = Scalar | readonly never[] | Members;
