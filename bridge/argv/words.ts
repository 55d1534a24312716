/** What yargs-parser takes for a negative number and never for an option. */
const negativeNumber = /^-([0-9]+(\.[0-9]+)?|\.[0-9]+)$/;

export function isNegativeNumber(word: string): boolean {
  return negativeNumber.test(word);
}

/** Whether a word that stands alone would be read as an option. */
export function isOptionLike(word: string): boolean {
  return word.startsWith('-') && !isNegativeNumber(word);
}

/** Whether yargs-parser turns the text of an untyped value into a number. */
export function readsAsNumber(text: string): boolean {
  return looksLikeNumber(text) && Number.isSafeInteger(Math.floor(Number.parseFloat(text)));
}

function looksLikeNumber(text: string): boolean {
  if (/^0x[0-9a-f]+$/i.test(text)) return true;
  if (/^0[^.]/.test(text)) return false;
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/.test(text);
}

/** The shortest text that reads back as exactly this number; unlike `String`, it keeps the sign of -0. */
export function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** As a word of its own: negative numbers without an exponent, which would make them options. */
export function numberWord(value: number): string {
  const text = numberText(value);
  return text.startsWith('-') ? withoutExponent(text) : text;
}

function withoutExponent(text: string): string {
  const match = /^-(\d)(?:\.(\d+))?e([-+]\d+)$/.exec(text);
  if (match === null) return text;
  const [, whole = '', fraction = '', exponent] = match;
  const shift = Number(exponent);
  const digits = whole + fraction;
  if (shift < 0) return `-0.${'0'.repeat(-shift - 1)}${digits}`;
  return `-${digits.padEnd(shift + 1, '0')}`;
}

/** Whether the parser would take one pair of quotes off the text, where it does so at all. */
export function isQuoted(text: string): boolean {
  return (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
}

/** With one pair of quotes more, for the parser to take off. */
export function quote(text: string): string {
  return `"${text}"`;
}
