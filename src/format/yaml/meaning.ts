import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type YAMLMap,
} from 'yaml';
import { InputError } from '../../errors.js';
import type { FormatOptions } from '../formatter.js';
import { parseYaml } from './parse.js';
import { nameOf } from './sort.js';

/**
 * Everything but the layout: values, tags, anchors and comments.
 *
 * @throws {InputError} at a key that is there twice
 */
export function meaningOf(text: string, { sortKeys }: FormatOptions): string {
  const reading: Reading = { text, sortKeys };
  const documents = parseYaml(text).map((document) => documentOf(reading, document));
  return JSON.stringify([documents, commentsOf(text)]);
}

interface Reading {
  readonly text: string;
  readonly sortKeys: boolean;
}

function documentOf(reading: Reading, { directives, contents }: Document.Parsed): unknown {
  return [directives?.yaml.version, contentOf(reading, contents)];
}

function contentOf(reading: Reading, node: Node | null): unknown {
  if (!node) return null;
  if (isAlias(node)) return `*${node.source}`;
  const { tag = '', anchor = '' } = node as { tag?: string; anchor?: string };
  const content = plainOf(reading, node);
  return tag || anchor ? [tag, anchor, content] : content;
}

function plainOf(reading: Reading, node: Node): unknown {
  if (isSeq(node)) return { list: node.items.map((item) => contentOf(reading, item as Node)) };
  if (isMap(node)) return { map: pairsOf(reading, node) };
  if (!isScalar(node)) return null;
  const { value, source } = node;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'string' || value === null ? value : { [typeof value]: source };
}

function pairsOf(reading: Reading, map: YAMLMap): unknown[] {
  const seen = new Set<string>();
  const pairs = map.items.map((pair) => {
    const key = contentOf(reading, pair.key as Node | null);
    const name = JSON.stringify(key);
    if (seen.has(name) && name !== '"<<"') {
      throw new InputError(`The key '${nameOf(pair)}' is there twice`, {
        at: { text: reading.text, offset: (pair.key as Node | null)?.range?.[0] ?? 0 },
      });
    }
    seen.add(name);
    return [name, contentOf(reading, pair.value as Node | null)] as const;
  });
  if (!reading.sortKeys) return pairs;
  return pairs.sort(([left], [right]) => (left < right ? -1 : Number(left > right)));
}

/** Sorted: the library moves some of them past one another. */
function commentsOf(text: string): string[] {
  const comments: string[] = [];
  let isScalarNext = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && !isScalarNext) comments.push(lexeme.trimEnd());
    isScalarNext = lexeme === scalarMark;
  }
  return comments.sort();
}

/** Comes before the lexeme of a scalar. */
const scalarMark = '\u001f';
