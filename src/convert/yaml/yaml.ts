import type { Format } from '../format.js';
import { parseYaml } from './parse.js';
import { printYaml } from './print.js';

/** YAML 1.2.2, its core schema. */
export const yaml: Format = { parse: parseYaml, print: printYaml };
