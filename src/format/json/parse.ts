import { InputError } from '../../errors.js';
import { type Token, tokensOf } from './tokens.js';
import type { Comment, Container, Document, Entry, Key, Value } from './tree.js';

/**
 * Reads one JSON value (RFC 8259) with comments around and inside it.
 *
 * @throws {InputError} at the first token that cannot be there
 */
export function parseJson(text: string): Document {
  const reader = new Reader(text);
  const leading = reader.takeComments();
  const value = readValue(reader, 0);
  const trailing = reader.takeTrailing();
  const dangling = reader.takeComments();
  reader.expect('end', 'the end');
  return { leading, value, trailing, dangling };
}

/** Deeper texts would overflow the stack. */
const maximumDepth = 1000;

class Reader {
  next: Token;
  readonly #tokens: Generator<Token, void>;

  constructor(readonly text: string) {
    this.#tokens = tokensOf(text);
    this.next = this.#read();
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.next = this.#read();
    return token;
  }

  /** The next token where it is of a kind; `what` names the kind in the error. */
  expect(kind: Token['kind'], what: string): Token {
    if (this.next.kind !== kind) throw this.unexpected(what);
    return this.take();
  }

  takeComments(): readonly Comment[] {
    if (!isComment(this.next)) return none;
    const comments: Comment[] = [];
    while (isComment(this.next)) comments.push(commentOf(this.take()));
    return comments;
  }

  /** Comments on the line of what was just read; a line comment is the last of them. */
  takeTrailing(): readonly Comment[] {
    if (!isComment(this.next)) return none;
    const comments: Comment[] = [];
    while (isComment(this.next) && !this.next.startsLine && comments.at(-1)?.kind !== 'line') {
      comments.push(commentOf(this.take()));
    }
    return comments;
  }

  unexpected(expected: string): InputError {
    const { kind, text, offset } = this.next;
    const found =
      kind === 'end' ? 'the end' : `'${text.length > 20 ? `${text.slice(0, 20)}…` : text}'`;
    return new InputError(`Expected ${expected}, found ${found}`, {
      at: { text: this.text, offset },
    });
  }

  #read(): Token {
    const { value } = this.#tokens.next();
    if (!value) throw new Error('Read past the end');
    return value;
  }
}

/** One for all, as most places have no comment. */
const none: readonly Comment[] = [];

function joined(one: readonly Comment[], other: readonly Comment[]): readonly Comment[] {
  return other.length === 0 ? one : [...one, ...other];
}

function isComment(token: Token): boolean {
  return token.kind === 'line' || token.kind === 'block';
}

function commentOf({ kind, text }: Token): Comment {
  return { kind: kind === 'line' ? 'line' : 'block', text: text.replace(/\r\n?/g, '\n') };
}

function readValue(reader: Reader, depth: number): Value {
  const { kind } = reader.next;
  if (kind === '{' || kind === '[') {
    if (depth === maximumDepth) {
      throw reader.unexpected(`at most ${maximumDepth} levels`);
    }
    return readContainer(reader, kind === '{' ? 'object' : 'array', depth);
  }
  if (kind !== 'scalar' && kind !== 'string') throw reader.unexpected('a value');
  return { kind: 'scalar', text: reader.take().text };
}

function readContainer(reader: Reader, kind: Container['kind'], depth: number): Container {
  const close = kind === 'object' ? '}' : ']';
  reader.take();
  const entries: Entry[] = [];
  let leading = reader.takeComments();
  let isFollowed = reader.next.kind !== close;
  while (isFollowed) {
    const read = readEntry(reader, { kind, depth, leading });
    entries.push(read.entry);
    ({ isFollowed, after: leading } = read);
  }
  reader.expect(close, `',' or '${close}'`);
  return { kind, entries, dangling: leading };
}

interface EntryStart {
  readonly kind: Container['kind'];
  readonly depth: number;
  readonly leading: readonly Comment[];
}

/** An entry with its comma, and the comments up to what comes next. */
function readEntry(reader: Reader, { kind, depth, leading }: EntryStart) {
  const key = kind === 'object' ? readKey(reader) : undefined;
  // There is no good place inside a member: comments there move in front of it.
  const inside = key ? joined(key.comments, reader.takeComments()) : none;
  const value = readValue(reader, depth + 1);
  const trailing = reader.takeTrailing();
  const between = reader.takeComments();
  const isFollowed = reader.next.kind === ',';
  if (isFollowed) reader.take();
  const isOpen = isFollowed && between.length === 0 && trailing.at(-1)?.kind !== 'line';
  const behindComma = isOpen ? reader.takeTrailing() : none;
  const entry: Entry = {
    leading: joined(leading, inside),
    ...(key && { key: key.key }),
    value,
    trailing: joined(trailing, behindComma),
  };
  return { entry, isFollowed, after: joined(between, reader.takeComments()) };
}

function readKey(reader: Reader): { key: Key; comments: readonly Comment[] } {
  const { text, offset } = reader.expect('string', 'a key in double quotes');
  const comments = reader.takeComments();
  reader.expect(':', "':' after the key");
  return { key: { text, name: JSON.parse(text), offset }, comments };
}
