import { InputError } from './errors.js';

/** A value of a JSON text, with its place. `end` is the offset behind its last character. */
export type JsonNode = JsonObject | JsonArray | JsonScalar;

export interface JsonObject {
  readonly kind: 'object';
  readonly start: number;
  readonly end: number;
  readonly members: ReadonlyMap<string, JsonMember>;
}

export interface JsonMember {
  /** Offset of the key's first quotation mark. */
  readonly start: number;
  readonly node: JsonNode;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly start: number;
  readonly end: number;
  readonly items: readonly JsonNode[];
}

export interface JsonScalar {
  readonly kind: 'string' | 'number' | 'boolean' | 'null';
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a JSON text (RFC 8259, nothing more). A key that is there twice is refused, as it means
 * different things to different readers.
 *
 * @throws {InputError} at the first character that is wrong
 */
export function parseJson(text: string): JsonNode {
  const reader: Reader = { text, offset: 0, depth: 0 };
  const node = readValue(reader);
  skipSpace(reader);
  if (reader.offset < text.length) throw unexpected(reader, 'the end of the text');
  return node;
}

/**
 * Reads one or more JSON texts that follow one another, as in JSON Lines.
 *
 * @throws {InputError} at the first character that is wrong
 */
export function parseJsonSequence(text: string): JsonNode[] {
  const reader: Reader = { text, offset: 0, depth: 0 };
  const nodes: JsonNode[] = [];
  do {
    nodes.push(readValue(reader));
    skipSpace(reader);
  } while (reader.offset < text.length);
  return nodes;
}

/** The value of a node of `text`. Keys such as `__proto__` are own properties. */
export function jsonValue(text: string, { start, end }: JsonNode): unknown {
  return JSON.parse(text.slice(start, end));
}

/** Levels of nesting; every reader of the tree may recurse. */
const maxDepth = 1000;

interface Reader {
  readonly text: string;
  offset: number;
  depth: number;
}

function readValue(reader: Reader): JsonNode {
  skipSpace(reader);
  const next = reader.text[reader.offset];
  if (next === '"') return readString(reader);
  if (next !== '{' && next !== '[') return readWord(reader);
  if (++reader.depth > maxDepth) throw wrong(reader, `Nested deeper than ${maxDepth} levels`);
  const node = next === '{' ? readObject(reader) : readArray(reader);
  reader.depth--;
  return node;
}

function readObject(reader: Reader): JsonObject {
  const start = reader.offset++;
  const members = new Map<string, JsonMember>();
  if (!take(reader, '}')) {
    do {
      skipSpace(reader);
      if (reader.text[reader.offset] !== '"') throw unexpected(reader, 'a key in double quotes');
      const { start: at, end } = readString(reader);
      const key: string = JSON.parse(reader.text.slice(at, end));
      if (members.has(key)) {
        throw wrong({ ...reader, offset: at }, `The key ${JSON.stringify(key)} is there twice`);
      }
      if (!take(reader, ':')) throw unexpected(reader, "':' after the key");
      members.set(key, { start: at, node: readValue(reader) });
    } while (take(reader, ','));
    if (!take(reader, '}')) throw unexpected(reader, "',' or '}'");
  }
  return { kind: 'object', start, end: reader.offset, members };
}

function readArray(reader: Reader): JsonArray {
  const start = reader.offset++;
  const items: JsonNode[] = [];
  if (!take(reader, ']')) {
    do items.push(readValue(reader));
    while (take(reader, ','));
    if (!take(reader, ']')) throw unexpected(reader, "',' or ']'");
  }
  return { kind: 'array', start, end: reader.offset, items };
}

function readString(reader: Reader): JsonScalar {
  const { text, offset: start } = reader;
  reader.offset++;
  for (;;) {
    skip(reader, plainCharacters);
    const next = text[reader.offset];
    if (next === '"') break;
    if (next === undefined) throw wrong({ ...reader, offset: start }, 'The string is not closed');
    if (next !== '\\') throw wrong(reader, 'A control character in a string must be escaped');
    if (!skip(reader, escapeSequence)) throw wrong(reader, 'This escape is none of JSON');
  }
  reader.offset++;
  return { kind: 'string', start, end: reader.offset };
}

function readWord(reader: Reader): JsonScalar {
  const { text, offset: start } = reader;
  const isWord = skip(reader, word) || skip(reader, number);
  if (!isWord || /[\w.+-]/.test(text[reader.offset] ?? '')) {
    throw unexpected({ ...reader, offset: start }, 'a value');
  }
  const kind = kinds.get(text[start] ?? '') ?? 'number';
  return { kind, start, end: reader.offset };
}

const kinds = new Map([
  ['t', 'boolean'],
  ['f', 'boolean'],
  ['n', 'null'],
] as const) as ReadonlyMap<string, 'boolean' | 'null'>;

const space = /[ \t\n\r]*/y;
const plainCharacters = /[ !#-[\]-\uffff]*/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const word = /true|false|null/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Moves past what a sticky pattern matches; false where it does not match. */
function skip(reader: Reader, pattern: RegExp): boolean {
  pattern.lastIndex = reader.offset;
  const isMatch = pattern.test(reader.text);
  if (isMatch) reader.offset = pattern.lastIndex;
  return isMatch;
}

function skipSpace(reader: Reader): void {
  skip(reader, space);
}

function take(reader: Reader, character: string): boolean {
  skipSpace(reader);
  const isNext = reader.text[reader.offset] === character;
  if (isNext) reader.offset++;
  return isNext;
}

function unexpected(reader: Reader, expected: string): InputError {
  skipSpace(reader);
  const code = reader.text.codePointAt(reader.offset);
  const found = code === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(code));
  return wrong(reader, `Expected ${expected}, found ${found}`);
}

function wrong({ text, offset }: Reader, message: string): InputError {
  return new InputError(message, { at: { text, offset } });
}
