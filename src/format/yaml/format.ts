import { type Document, Scalar, visit } from 'yaml';
import { InputError } from '../../errors.js';
import { checked } from '../checked.js';
import type { FormatOptions, Formatted } from '../formatter.js';
import { checkAliases } from './aliases.js';
import { meaningOf } from './meaning.js';
import { parseYaml } from './parse.js';
import { sortMaps } from './sort.js';

/** YAML 1.2: comments, anchors, tags and the style of every value stay, their layout changes. */
export const yamlFormatter = checked({ name: 'YAML', format, meaning: meaningOf });

function format(text: string, { indent, sortKeys }: FormatOptions): Formatted {
  if (indent === '\t') {
    throw new InputError('YAML cannot be indented with tabs', { hint: 'Leave out --tabs' });
  }
  const documents = parseYaml(text);
  if (documents.length === 0) return { text: `${text.trim()}\n`, notes: [] };
  for (const document of documents) {
    checkAliases(document, text, { problem: 'stands for nothing before it' });
    if (sortKeys) sortMaps(document, text);
    quoteInexact(document, indent.length);
  }
  const options = { indent: indent.length, lineWidth: 0 };
  const formatted = documents.map((document) => document.toString(options)).join('');
  return { text: formatted.replace(/\n*$/, '\n'), notes: [] };
}

/**
 * Block scalars that the library does not print exactly go into quotes: with a space at the start, for
 * which it writes the indentation indicator of an indent of 2, and with empty lines at the very end.
 */
function quoteInexact(document: Document.Parsed, indent: number): void {
  let last: Scalar | undefined;
  visit(document, {
    Scalar: (_, scalar) => {
      last = scalar;
      if (isBlock(scalar) && indent !== 2 && /^\n*[ \t]/.test(String(scalar.value))) {
        scalar.type = Scalar.QUOTE_DOUBLE;
      }
    },
  });
  if (last && isBlock(last) && /(?:^|\n)\n$/.test(String(last.value))) {
    last.type = Scalar.QUOTE_DOUBLE;
  }
}

function isBlock({ type }: Scalar): boolean {
  return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}
