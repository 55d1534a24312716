import type { Format } from '../format.js';
import { parseToon } from './parse.js';
import { printToon } from './print.js';

/** Token-Oriented Object Notation. */
export const toon: Format = { parse: parseToon, print: printToon };
