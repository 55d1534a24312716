import { InputError } from '../../errors.js';
import { checked } from '../checked.js';
import type { FormatOptions, Formatted } from '../formatter.js';
import { meaningOf } from './meaning.js';
import { parseHtml } from './parse.js';
import { printHtml } from './print.js';

/**
 * HTML documents and parts of them. Comments, attributes and the spelling of tags stay as they are written, and
 * so do scripts, styles and preformatted text.
 */
export const htmlFormatter = checked({
  name: 'HTML',
  format,
  meaning: (text) => meaningOf(text, { comments: true }),
});

function format(text: string, { indent, sortKeys }: FormatOptions): Formatted {
  if (sortKeys) throw new InputError("HTML has no keys to sort: leave out '--sort-keys'");
  if (text.trim() === '') throw new InputError('There is no HTML in the input: it is empty');
  return { text: `${printHtml(parseHtml(text), indent)}\n`, notes: [] };
}
