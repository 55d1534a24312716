import type { Format } from '../format.js';
import { parseToml } from './parse.js';
import { printToml } from './print.js';

/** Reads TOML 1.1, prints TOML 1.0. */
export const toml: Format = { parse: parseToml, print: printToml };
