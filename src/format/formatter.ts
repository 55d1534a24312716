/** Lays out the text of one language. */
export interface Formatter {
  /**
   * The same meaning in a uniform layout; formatting the result again changes nothing.
   *
   * @throws {InputError} at the first thing that is not of the language
   */
  format(text: string, options: FormatOptions): Formatted;
}

export interface FormatOptions {
  /** What one level is indented by: spaces or a tab. */
  readonly indent: string;
  /** Sorts members by key where the language gives their order no meaning. */
  readonly sortKeys: boolean;
}

export interface Formatted {
  readonly text: string;
  /** What a reader should know about the input, as sentences without a full stop. */
  readonly notes: readonly string[];
}
