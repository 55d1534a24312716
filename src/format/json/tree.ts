/** A JSON text as it is written: numbers and strings keep their spelling, comments their place. */
export type Value = Scalar | Container;

export interface Scalar {
  readonly kind: 'scalar';
  readonly text: string;
}

export interface Container {
  readonly kind: 'object' | 'array';
  readonly entries: readonly Entry[];
  /** Comments after the last entry. */
  readonly dangling: readonly Comment[];
}

/** A member or an element. */
export interface Entry {
  /** Comments before it, each of which gets a line of its own. */
  readonly leading: readonly Comment[];
  /** Absent for an element. */
  readonly key?: Key;
  readonly value: Value;
  /** Comments behind it on its line; only the last may be a line comment. */
  readonly trailing: readonly Comment[];
}

export interface Key {
  /** As written, with its quotes. */
  readonly text: string;
  /** What it stands for. */
  readonly name: string;
  /** Where it is written. */
  readonly offset: number;
}

export interface Comment {
  readonly kind: 'line' | 'block';
  readonly text: string;
}

/** A document is one element with the comments around it. */
export interface Document extends Entry {
  /** Comments after it. */
  readonly dangling: readonly Comment[];
}
