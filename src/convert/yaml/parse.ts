import { type Document, type ParsedNode, parseAllDocuments, visit } from 'yaml';
import { InputError } from '../../errors.js';
import type { ParseOptions } from '../format.js';
import { tooDeep } from '../path.js';
import type { Value } from '../value.js';
import { buildValue } from './build.js';

/**
 * Reads one document of YAML 1.2 by its core schema, with two habits of YAML 1.1 that files rely on: dates
 * and times are times, and `<<` merges.
 *
 * @throws {InputError} for more than one document, tags of other schemas, keys that are not scalars
 */
export function parseYaml(text: string, { note }: ParseOptions): Value {
  const documents = parseAllDocuments<ParsedNode>(text, {
    intAsBigInt: true,
    prettyErrors: false,
    // Checking each key against all before it takes quadratic time; `buildValue` has a map.
    uniqueKeys: false,
  });
  for (const { errors } of documents) {
    const [error] = errors;
    if (error?.message.includes('call stack')) throw tooDeep({ text, offset: error.pos[0] });
    if (error) throw new InputError(error.message, { at: { text, offset: error.pos[0] } });
  }
  const [document, second] = documents;
  if (!document) throw new InputError('There is no YAML document in the input');
  if (second) {
    throw new InputError('Expected one YAML document, found a second', {
      at: { text, offset: second.range[0] },
      hint: 'Convert the documents one by one',
    });
  }
  if (hasComment(document)) note('Comments were left out');
  return buildValue(document, text);
}

function hasComment(document: Document.Parsed): boolean {
  let found = Boolean(document.comment || document.commentBefore);
  visit(document, {
    Node: (_, node) => {
      found ||= Boolean(node.comment || node.commentBefore);
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}
