import { InputError } from '../errors.js';
import { type JsonNode, jsonValue } from '../json-syntax.js';
import { type Change, findChanges, type JsonText } from './changes.js';
import { isExact } from './decimal.js';
import { Identities } from './identities.js';

export interface JsonDiff {
  readonly changes: readonly JsonChange[];
  /** Applied to the old value, it gives the new one (RFC 6902). */
  readonly patch: readonly PatchOperation[];
}

export interface JsonChange {
  readonly change: 'added' | 'removed' | 'replaced';
  /** JSON Pointer into the old value, or into the new one for what is added. */
  readonly path: string;
  readonly old?: unknown;
  readonly new?: unknown;
}

export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/**
 * Compares two JSON values. The order of keys and the spelling of numbers make no difference; the
 * order of items does.
 *
 * @throws {InputError} at a number that changed and has more digits than the result can hold
 */
export function diffJson(a: JsonText, b: JsonText): JsonDiff {
  const diff = { changes: [] as JsonChange[], patch: [] as PatchOperation[] };
  for (const change of findChanges(a, b, new Identities())) {
    const { inA, inB } = change;
    const old = change.old && { old: exactValue(a.text, change.old) };
    const added = change.new && { new: exactValue(b.text, change.new) };
    const { past, op } = wordsOf(change);
    diff.changes.push({ change: past, path: old ? inA : inB, ...old, ...added });
    diff.patch.push({ op, path: inB, ...(added && { value: added.new }) });
  }
  return diff;
}

function wordsOf(change: Change) {
  if (!change.old) return { past: 'added', op: 'add' } as const;
  return change.new
    ? ({ past: 'replaced', op: 'replace' } as const)
    : ({ past: 'removed', op: 'remove' } as const);
}

function exactValue(text: string, node: JsonNode): unknown {
  checkNumbers(text, node);
  return jsonValue(text, node);
}

function checkNumbers(text: string, node: JsonNode): void {
  if (node.kind === 'object') {
    for (const { node: member } of node.members.values()) checkNumbers(text, member);
  } else if (node.kind === 'array') {
    for (const item of node.items) checkNumbers(text, item);
  } else if (node.kind === 'number' && !isExact(text.slice(node.start, node.end))) {
    throw new InputError('A number that changed has more digits than JSON readers keep', {
      at: { text, offset: node.start },
      hint: 'Write it as a string in both texts',
    });
  }
}
