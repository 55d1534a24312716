import stripAnsi from 'strip-ansi';

/**
 * Text as a model may see it: escape sequences for terminals are removed, and characters that cannot be
 * seen but change what is read are written as `\u{...}`.
 *
 * Made visible are control characters other than tab, newline and carriage return, the characters that
 * steer bidirectional text, and tag characters, which can carry a hidden message. Emoji of regions, which
 * are spelled with tag characters, stay as they are.
 *
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 * @see https://www.unicode.org/reports/tr51/#def_emoji_tag_sequence
 */
export function makeVisible(text: string): string {
  return stripTerminalSequences(text).replace(hidden, (found) =>
    isRegionFlag(found) ? found : `\\u{${codePoint(found)}}`,
  );
}

/** The same inside a JSON document, as escapes that leave its value unchanged. Sequences for terminals stay: they are data. */
export function makeVisibleJson(json: string): string {
  return json.replace(hidden, (found) =>
    isRegionFlag(found) ? found : found.replace(everyUnit, toJsonEscape),
  );
}

/** Removes escape sequences for terminals. The guard keeps the usual case free: most text has none. */
export function stripTerminalSequences(text: string): string {
  return text.includes(ESC) || text.includes(CSI) ? stripAnsi(text) : text;
}

const ESC = '\u001b';
const CSI = '\u009b';

/** ISO 3166-2 codes have a country of two letters and one to three letters or digits; only those are flags. */
const regionFlag =
  '\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}';

const hidden = new RegExp(
  `${regionFlag}|(?![\\t\\n\\r])\\p{Cc}|\\p{Bidi_Control}|[\\u{E0000}-\\u{E007F}]`,
  'gu',
);

/** One code point is at most two units long. */
const isRegionFlag = (found: string) => found.length > 2;

const codePoint = (character: string) => (character.codePointAt(0) as number).toString(16);

const everyUnit = /[\s\S]/g;

const toJsonEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
