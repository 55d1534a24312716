import type { JsonSchema, JsonValue } from '../model/json.js';
import { isObject } from './keywords.js';

/**
 * The value as the schema wants it, where nothing is lost: number text for a number, `"true"` and `"false"`
 * for a boolean, in arrays too. Anything else is returned as it came, for validation to refuse.
 *
 * Text is never changed where the schema takes text. A number is not made text, for its digits may have
 * been text before (`1.0` arrives as `1`). A value is not wrapped into an array: what a model sends for one
 * is as often a list written as text (`a,b`, `["a"]`), which would silently become a single element.
 */
export function coerce(value: JsonValue, schema: JsonSchema): JsonValue {
  if (Array.isArray(value)) {
    const { items } = schema;
    return isObject(items) ? value.map((item) => coerce(item, items)) : value;
  }
  if (typeof value !== 'string' || typeof schema.type !== 'string') return value;
  const read = readers.get(schema.type)?.(value);
  return read === undefined ? value : read;
}

const readers = new Map<string, (text: string) => JsonValue | undefined>([
  ['number', readNumber],
  ['integer', readNumber],
  ['boolean', (text) => (text === 'true' ? true : text === 'false' ? false : undefined)],
]);

/** A number as JSON writes it whose digits survive; undefined for any other text. */
function readNumber(text: string): number | undefined {
  const digits = decimalOf(text);
  const value = Number(text);
  return digits !== undefined && digits === decimalOf(String(value)) ? value : undefined;
}

/** Equal for two notations of one decimal number. @see RFC 8259, section 6 */
function decimalOf(text: string): string | undefined {
  const match = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const scale = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${sign}${significant}e${scale}`;
}
