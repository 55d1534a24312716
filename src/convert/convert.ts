import { loadFormat } from './formats.js';
import type { FormatName } from './names.js';

export interface Conversion {
  readonly text: string;
  readonly from: FormatName;
  readonly to: FormatName;
  /** Spaces a level; 0 is one line where the format has such a form. @default 2 */
  readonly indent?: number | undefined;
  /** Pads the columns of a Markdown table. @default false */
  readonly align?: boolean | undefined;
  /** Heading above a Markdown table. */
  readonly title?: string | undefined;
  /** Reads every cell of a table as text. @default false */
  readonly strings?: boolean | undefined;
}

export interface Converted {
  readonly text: string;
  /** What was left out or changes when read back, as sentences without a full stop. */
  readonly notes: readonly string[];
}

/**
 * The same value in another format.
 *
 * @throws {InputError} where the text is invalid, or with the path of what the other format cannot hold
 */
export async function convert(conversion: Conversion): Promise<Converted> {
  const { text, from, to, indent = 2, align = false, title, strings = false } = conversion;
  const notes = new Set<string>();
  const note = (text: string) => void notes.add(text);
  const [source, target] = await Promise.all([loadFormat[from](), loadFormat[to]()]);
  const value = source.parse(text, { note, strings });
  const printed = target.print(value, { note, indent, align, title });
  return { text: printed, notes: [...notes] };
}
