import { diffArrays } from 'diff';
import type { JsonArray, JsonNode, JsonObject } from '../json-syntax.js';
import type { Identities } from './identities.js';

/** A step from one value to another. Places are JSON Pointers (RFC 6901). */
export interface Change {
  /** In the old value; for what is added, as if it had been there. */
  readonly inA: string;
  /** In the new value: where to make the change once all those before it are made. */
  readonly inB: string;
  /** Absent for what is added. */
  readonly old?: JsonNode;
  /** Absent for what is removed. */
  readonly new?: JsonNode;
}

export interface JsonText {
  readonly text: string;
  readonly root: JsonNode;
}

/** The changes that lead from `a` to `b`, in the order to make them. They are few, not always the fewest. */
export function findChanges(a: JsonText, b: JsonText, identities: Identities): Change[] {
  const changes: Change[] = [];
  compare(a.root, b.root, {
    inA: '',
    inB: '',
    changes,
    idA: (node) => identities.of(a.text, node),
    idB: (node) => identities.of(b.text, node),
  });
  return changes;
}

interface Walk {
  readonly inA: string;
  readonly inB: string;
  readonly changes: Change[];
  readonly idA: (node: JsonNode) => number;
  readonly idB: (node: JsonNode) => number;
}

function compare(old: JsonNode, node: JsonNode, walk: Walk): void {
  if (walk.idA(old) === walk.idB(node)) return;
  if (old.kind === 'object' && node.kind === 'object') compareMembers(old, node, walk);
  else if (old.kind === 'array' && node.kind === 'array') compareItems(old, node, walk);
  else walk.changes.push({ inA: walk.inA, inB: walk.inB, old, new: node });
}

function compareMembers(a: JsonObject, b: JsonObject, walk: Walk): void {
  for (const [key, { node: old }] of a.members) {
    if (!b.members.has(key)) walk.changes.push({ ...placesBelow(walk, key, key), old });
  }
  for (const [key, { node }] of b.members) {
    const old = a.members.get(key)?.node;
    const places = placesBelow(walk, key, key);
    if (old) compare(old, node, { ...walk, ...places });
    else walk.changes.push({ ...places, new: node });
  }
}

function compareItems(a: JsonArray, b: JsonArray, walk: Walk): void {
  let indexA = 0;
  let indexB = 0;
  for (const { kept, removed, added } of findRuns(a, b, walk)) {
    for (let count = 0; count < Math.max(removed, added); count++) {
      const places = placesBelow(walk, `${indexA}`, `${indexB}`);
      const old = count < removed ? a.items[indexA++] : undefined;
      const item = count < added ? b.items[indexB++] : undefined;
      if (old && item && isAlike(old, item, walk)) compare(old, item, { ...walk, ...places });
      else walk.changes.push({ ...places, ...(old && { old }), ...(item && { new: item }) });
    }
    indexA += kept;
    indexB += kept;
  }
}

/** Whether an item of an array is better changed in part than replaced. */
function isAlike(a: JsonNode, b: JsonNode, { idA, idB }: Walk): boolean {
  if (a.kind === 'object' && b.kind === 'object') {
    return [...b.members].some(([key, { node }]) => {
      const old = a.members.get(key);
      return old !== undefined && idA(old.node) === idB(node);
    });
  }
  if (a.kind !== 'array' || b.kind !== 'array') return false;
  const items = new Set(a.items.map(idA));
  return b.items.some((item) => items.has(idB(item)));
}

/** Items that are removed and added at one place, then items that are kept. */
interface Run {
  removed: number;
  added: number;
  kept: number;
}

function findRuns(a: JsonArray, b: JsonArray, { idA, idB }: Walk): Run[] {
  const parts = diffArrays(a.items.map(idA), b.items.map(idB), { maxEditLength });
  // Beyond the limit, items are compared by their index.
  if (!parts) return [{ removed: a.items.length, added: b.items.length, kept: 0 }];
  let run: Run = { removed: 0, added: 0, kept: 0 };
  const runs = [run];
  for (const { added, removed, count } of parts) {
    if (run.kept > 0) {
      run = { removed: 0, added: 0, kept: 0 };
      runs.push(run);
    }
    if (removed) run.removed += count;
    else if (added) run.added += count;
    else run.kept = count;
  }
  return runs;
}

/** The search for the smallest difference takes time and memory by the square of its length. */
const maxEditLength = 1000;

function placesBelow(
  { inA, inB }: Walk,
  tokenA: string,
  tokenB: string,
): { inA: string; inB: string } {
  return { inA: `${inA}/${escapeToken(tokenA)}`, inB: `${inB}/${escapeToken(tokenB)}` };
}

function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
