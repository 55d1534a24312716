/**
 * What a text says, whatever its format. Every format is read into this and printed from it, so it holds
 * what any two of them share: numbers of any size as they are written, times, nulls, and keys in
 * their order, where `__proto__` is a key like any other.
 */
export type Value = Scalar | readonly Value[] | Members;

export type Scalar = null | boolean | string | NumberText | TimeText;

export type Members = ReadonlyMap<string, Value>;

/** A number as its digits: no parser has rounded it. */
export class NumberText {
  constructor(
    /** As JSON writes numbers (RFC 8259, section 6), or one of `inf`, `-inf`, `nan`. */
    readonly text: string,
  ) {}

  get isInteger(): boolean {
    return /^-?\d+$/.test(this.text);
  }

  /** Infinite or not a number. */
  get isSpecial(): boolean {
    return !/\d/.test(this.text);
  }
}

/** A date, a time, or both, without or with an offset. */
export class TimeText {
  constructor(
    /** As RFC 3339 writes it; parts that are not known are left out. */
    readonly text: string,
  ) {}
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isMembers(value: Value): value is Members {
  return value instanceof Map;
}

/** Half of a surrogate pair, which only JSON can write: such text is not Unicode. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** What a value is, as a message names it. */
export function kindOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (value instanceof NumberText) return 'number';
  if (value instanceof TimeText) return 'time';
  return isList(value) ? 'list' : 'object';
}

/** A scalar as the plain text that formats without types hold. */
export function textOfScalar(value: Exclude<Scalar, null>): string {
  return typeof value === 'object' ? value.text : String(value);
}
