import type { Format } from '../format.js';
import { parseJson } from './parse.js';
import { printJson } from './print.js';

/** RFC 8259. */
export const json: Format = { parse: parseJson, print: printJson };
