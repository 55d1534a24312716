import type { Format } from '../format.js';
import { parseXml } from './parse.js';
import { printXml } from './print.js';

/** XML 1.0, fifth edition, without document type declarations. */
export const xml: Format = { parse: parseXml, print: printXml };
