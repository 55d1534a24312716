/** Columns that a text takes in a terminal: wide characters take two, marks none. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += isWide.test(segment) ? 2 : 1;
  return width;
}

const segmenter = new Intl.Segmenter('und');

/** The common ranges of Unicode's East Asian Width W and F. */
const isWide =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;
