import { type JsonNode, jsonValue, parseJson as readSyntax } from '../../json-syntax.js';
import { NumberText, type Value } from '../value.js';

/**
 * Reads RFC 8259, nothing more. Numbers keep their digits.
 *
 * @throws {InputError} at the first character that is wrong, or at a key that is there twice
 */
export function parseJson(text: string): Value {
  return build(text, readSyntax(text));
}

function build(text: string, node: JsonNode): Value {
  if (node.kind === 'array') return node.items.map((item) => build(text, item));
  if (node.kind === 'object') {
    return new Map(Array.from(node.members, ([key, member]) => [key, build(text, member.node)]));
  }
  if (node.kind === 'number') return new NumberText(text.slice(node.start, node.end));
  return jsonValue(text, node) as string | boolean | null;
}
