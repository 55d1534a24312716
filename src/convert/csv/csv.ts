import type { Format } from '../format.js';
import { parseDelimited } from './parse.js';
import { printDelimited } from './print.js';

/** RFC 4180, with a header. */
export const csv: Format = delimitedBy(',');

/** The same with tabs. */
export const tsv: Format = delimitedBy('\t');

function delimitedBy(delimiter: string): Format {
  return {
    parse: (text, options) => parseDelimited(delimiter, text, options),
    print: (value, options) => printDelimited(delimiter, value, options),
  };
}
