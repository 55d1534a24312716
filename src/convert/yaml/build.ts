import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { InputError } from '../../errors.js';
import { describePath, maxDepth, type Path, tooDeep } from '../path.js';
import { isList, isMembers, type Members, type Value } from '../value.js';
import { readScalar } from './scalar.js';

/** The value of a document without errors. `text` is what it was parsed from. */
export function buildValue(document: Document.Parsed, text: string): Value {
  const builder: Builder = { text, anchors: new Map(), size: 0, sizeLimit: 10 * text.length + 1e6 };
  return build(builder, document.contents, { path: undefined, depth: 0 });
}

interface Builder {
  readonly text: string;
  readonly anchors: Map<string, Anchored>;
  /** Characters and nodes so far, aliases counted as what they stand for. */
  size: number;
  /** A few lines of aliases of aliases can stand for more than any memory holds. */
  readonly sizeLimit: number;
}

interface Anchored {
  /** `undefined` until it is complete. */
  value: Value | undefined;
  size: number;
}

interface Place {
  readonly path: Path;
  readonly depth: number;
}

function build(builder: Builder, node: Node | null, place: Place): Value {
  if (!node) return null;
  if (place.depth > maxDepth) throw tooDeep(at(builder, node));
  if (isAlias(node)) return expand(builder, node);
  const anchored: Anchored = { value: undefined, size: 0 };
  const { anchor } = node as { anchor?: string };
  if (anchor) builder.anchors.set(anchor, anchored);
  const before = builder.size;
  builder.size++;
  anchored.value = buildContent(builder, node, place);
  anchored.size = builder.size - before;
  return anchored.value;
}

function buildContent(builder: Builder, node: Node, place: Place): Value {
  const { path, depth } = place;
  const foreign = node.tag && !/^(!|tag:yaml\.org,2002:(seq|map))$/.test(node.tag);
  if (isSeq(node) && !foreign) {
    return node.items.map((item, key) =>
      build(builder, item as Node, { path: { parent: path, key }, depth: depth + 1 }),
    );
  }
  if (isMap(node) && !foreign) return buildMembers(builder, node, place);
  const value = isScalar(node) ? readScalar(node) : undefined;
  if (value === undefined) throw unknownTag(builder, node, path);
  if (typeof value === 'string') builder.size += value.length;
  return value;
}

function buildMembers(builder: Builder, map: YAMLMap, { path, depth }: Place): Members {
  const members = new Map<string, Value>();
  const merged = new Set<string>();
  for (const pair of map.items) {
    const keyNode = pair.key as Node | null;
    const key = readKey(builder, keyNode, path);
    const place = { path: { parent: path, key }, depth: depth + 1 };
    const value = build(builder, pair.value as Node | null, place);
    if (isMergeKey(keyNode)) {
      for (const [name, member] of mergedMembers(builder, value, keyNode)) {
        if (!members.has(name)) members.set(name, member) && merged.add(name);
      }
      continue;
    }
    if (members.has(key) && !merged.delete(key)) {
      throw new InputError(`The key ${JSON.stringify(key)} is there twice ${describePath(path)}`, {
        at: at(builder, keyNode),
      });
    }
    members.set(key, value);
  }
  return members;
}

/** Keys of other types stand as they are written. */
function readKey(builder: Builder, node: Node | null, path: Path): string {
  if (!node) return '';
  const target = isAlias(node) ? expand(builder, node) : undefined;
  if (typeof target === 'string') return target;
  if (!isScalar(node)) {
    throw new InputError(`A key is not a scalar ${describePath(path)}`, { at: at(builder, node) });
  }
  const value = readScalar(node);
  if (value === undefined) throw unknownTag(builder, node, path);
  const size = node.source?.length ?? 0;
  builder.size += size;
  if (node.anchor) builder.anchors.set(node.anchor, { value, size });
  return typeof value === 'string' ? value : (node.source ?? '');
}

function isMergeKey(node: Node | null): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN' && node.source === '<<' && !node.tag;
}

/** @see https://yaml.org/type/merge.html */
function mergedMembers(builder: Builder, value: Value, key: Node): [string, Value][] {
  const sources = isList(value) ? value : [value];
  return sources.flatMap((source) => {
    if (!isMembers(source)) {
      throw new InputError("Expected '<<' to merge a mapping or a list of mappings", {
        at: at(builder, key),
        hint: 'Quote the key, \'"<<"\', where it is not meant to merge',
      });
    }
    return [...source];
  });
}

function expand(builder: Builder, alias: Alias): Value {
  const anchored = builder.anchors.get(alias.source);
  if (!anchored) throw aliasError(builder, alias, 'stands for nothing before it');
  if (anchored.value === undefined)
    throw aliasError(builder, alias, 'stands for what it is part of');
  builder.size += anchored.size;
  if (builder.size > builder.sizeLimit) {
    throw aliasError(builder, alias, 'makes the value more than 10 times as large as its text');
  }
  return anchored.value;
}

function aliasError(builder: Builder, alias: Alias, problem: string): InputError {
  return new InputError(`The alias '*${alias.source}' ${problem}`, { at: at(builder, alias) });
}

function unknownTag(builder: Builder, node: Node, path: Path): InputError {
  const tag = (node.tag ?? '').replace('tag:yaml.org,2002:', '!!');
  return new InputError(`The tag '${tag}' has no equal in other formats ${describePath(path)}`, {
    at: at(builder, node),
    hint: 'Take the tag away, or write the value without it',
  });
}

function at({ text }: Builder, node: Node | null): { text: string; offset: number } {
  return { text, offset: node?.range?.[0] ?? 0 };
}
