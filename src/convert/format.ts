import type { Value } from './value.js';

/** A notation for values: one folder each, found through the table in `formats.ts`. */
export interface Format {
  /**
   * What the text says. Whatever is left out without changing that, such as comments, is noted.
   *
   * @throws {InputError} at the place that is wrong, or at what a value cannot hold
   */
  parse(text: string, options: ParseOptions): Value;
  /**
   * The text that is read back as the same value, as far as the format has types.
   *
   * @throws {InputError} with the path of what the format cannot hold
   */
  print(value: Value, options: PrintOptions): string;
}

export interface ParseOptions {
  /** Takes what a person should know about the reading: a sentence without a full stop. */
  readonly note: (note: string) => void;
  /** Every cell of a table is text, even if it looks like a number. */
  readonly strings: boolean;
}

export interface PrintOptions {
  /** Takes what a person should know about the result: a sentence without a full stop. */
  readonly note: (note: string) => void;
  /** Spaces a level; 0 is one line where the format has such a form. */
  readonly indent: number;
  /** Pads the columns of a table to equal width. */
  readonly align: boolean;
  /** Heading above a table. */
  readonly title: string | undefined;
}
