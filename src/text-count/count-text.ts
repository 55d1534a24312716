/** Measures of a text. */
export interface TextCount {
  /** Unicode code points. */
  readonly characters: number;
  /** What a reader takes for one character. @see Unicode Standard Annex 29 */
  readonly graphemes: number;
  /** Of its UTF-8 form. */
  readonly bytes: number;
  /** Runs between white space. */
  readonly words: number;
  /** Lines ended by LF, CR LF or CR; a last line need not be. */
  readonly lines: number;
}

export function countText(text: string): TextCount {
  return {
    characters: count(text),
    graphemes: count(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)),
    bytes: Buffer.byteLength(text),
    words: count(text.matchAll(/\S+/g)),
    lines: count(text.matchAll(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g)),
  };
}

function count(items: Iterable<unknown>): number {
  let size = 0;
  for (const _ of items) size++;
  return size;
}
