import type { JsonNode } from '../json-syntax.js';

/** Offset of the value that a JSON Pointer leads to, or of the key of a member below it. */
export function offsetAt(root: JsonNode, pointer: string, member?: string): number {
  let node: JsonNode = root;
  for (const token of pointer.split('/').slice(1)) {
    const next = childOf(node, token.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (!next) break;
    node = next;
  }
  const key = member !== undefined && node.kind === 'object' && node.members.get(member);
  return key ? key.start : node.start;
}

function childOf(node: JsonNode, token: string): JsonNode | undefined {
  if (node.kind === 'object') return node.members.get(token)?.node;
  return node.kind === 'array' ? node.items[Number(token)] : undefined;
}
