import type { Format } from '../format.js';
import { parseMarkdown } from './parse.js';
import { printMarkdown } from './print.js';

/** Tables of GitHub Flavored Markdown. */
export const markdown: Format = { parse: parseMarkdown, print: printMarkdown };
