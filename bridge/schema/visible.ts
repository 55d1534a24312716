/**
 * The text with nothing in it that a person would not see: colours are dropped; control, bidirectional
 * and tag characters and lone surrogates become `\u{...}`. Tab and newline stay.
 */
export function visible(text: string): string {
  return text
    .replace(colour, '')
    .replace(unseen, (character) =>
      character === '\t' || character === '\n'
        ? character
        : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
    );
}

/** The first `limit` characters at most, an ellipsis in place of the rest; never half a character. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, Math.max(0, limit - 1)).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}

/** Select Graphic Rendition. @see ECMA-48, section 8.3.117 */
const colour = new RegExp(`${String.fromCodePoint(0x1b)}\\[[\\d;:]*m`, 'g');

const unseen =
  /[\p{Cc}\p{Cs}\u{61c}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{e0000}-\u{e007f}]/gu;
