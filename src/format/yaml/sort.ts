import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Pair,
  visit,
  type YAMLMap,
} from 'yaml';
import { InputError } from '../../errors.js';
import { checkAliases } from './aliases.js';

/**
 * Sorts the keys of every mapping; comments above a key move with it.
 *
 * @throws {InputError} where that could change what an alias stands for
 */
export function sortMaps(document: Document.Parsed, text: string): void {
  keepHead(document);
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      const { anchor } = node as { anchor?: string };
      if (anchor === undefined) return;
      if (anchors.has(anchor)) {
        throw new InputError(`The anchor '&${anchor}' is there twice: keys cannot be sorted`, {
          at: { text, offset: node.range?.[0] ?? 0 },
        });
      }
      anchors.add(anchor);
    },
    Map: (_, map) => sortMap(map),
  });
  checkAliases(document, text, {
    problem: 'would come before its anchor if keys were sorted',
    hint: "Leave out '--sort-keys'",
  });
}

export function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function sortMap(map: YAMLMap): void {
  giveCommentToFirst(map);
  for (const { key } of map.items) if (isNode(key)) key.spaceBefore = false;
  map.items.sort((one, other) => {
    const [left, right] = [nameOf(one), nameOf(other)];
    return left < right ? -1 : Number(left > right);
  });
}

/** The parser gives what is above the first key to the mapping. */
function giveCommentToFirst(map: YAMLMap): void {
  const first = map.items[0]?.key;
  if (!map.commentBefore || map.flow || !isNode(first) || isCollection(first)) return;
  first.commentBefore = [map.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  map.commentBefore = null;
}

/** What a blank line sets apart above the first key is about the whole document. */
function keepHead(document: Document.Parsed): void {
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  if (!isNode(first) || !first.commentBefore) return;
  const end = first.commentBefore.lastIndexOf('\n\n');
  if (end === -1) return;
  const head = first.commentBefore.slice(0, end);
  document.commentBefore = [document.commentBefore, head].filter(Boolean).join('\n\n');
  first.commentBefore = first.commentBefore.slice(end + 2);
}
