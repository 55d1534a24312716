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
    graphemes: countGraphemes(text),
    bytes: Buffer.byteLength(text),
    words: count(text.matchAll(/\S+/g)),
    lines: count(text.matchAll(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g)),
  };
}

/** In pieces, for a segmenter's cost grows with the square of the text's length. */
function countGraphemes(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let size = 0;
  for (const piece of pieces(text)) size += count(segmenter.segment(piece));
  return size;
}

const pieceLength = 500;

/** Between two of these, and after a line feed, there is always a boundary. @see Unicode Standard Annex 29, GB4 and GB999 */
const boundary = /(?<=[\x20-\x7e\p{Script=Han}])(?=[\x20-\x7e\p{Script=Han}])|(?<=\n)/gu;

function* pieces(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    boundary.lastIndex = start + pieceLength;
    const end = boundary.exec(text)?.index ?? text.length;
    yield text.slice(start, end);
    start = end;
  }
}

function count(items: Iterable<unknown>): number {
  let size = 0;
  for (const _ of items) size++;
  return size;
}
