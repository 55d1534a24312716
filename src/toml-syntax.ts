import { parse, TomlError } from 'smol-toml';
import { InputError } from './errors.js';
import { lineStart } from './line-start.js';

/** A TOML document as it is written: order, comments, blank lines and the spelling of every value. */
export type TomlLine = TomlBlank | TomlComment | TomlHeader | TomlPair;

export interface TomlBlank {
  readonly kind: 'blank';
}

export interface TomlComment {
  readonly kind: 'comment';
  /** From its `#` on. */
  readonly comment: string;
}

/** `[a.b]` or `[[a.b]]`. */
export interface TomlHeader {
  readonly kind: 'header';
  readonly isArray: boolean;
  readonly key: TomlKey;
  /** On the same line. */
  readonly comment: string | undefined;
}

export interface TomlPair {
  readonly kind: 'pair';
  readonly key: TomlKey;
  readonly value: TomlNode;
  /** On the same line. */
  readonly comment: string | undefined;
}

/** The parts between dots, quoted or bare as they are written. */
export type TomlKey = readonly string[];

export type TomlNode = TomlScalar | TomlArray | TomlInlineTable;

/** A string with its quotes, a number, a boolean or a time. */
export interface TomlScalar {
  readonly kind: 'scalar';
  readonly text: string;
}

export interface TomlArray extends Enclosed {
  readonly kind: 'array';
  readonly entries: readonly TomlEntry[];
}

export interface TomlInlineTable extends Enclosed {
  readonly kind: 'table';
  readonly entries: readonly (TomlEntry & { readonly key: TomlKey })[];
}

interface Enclosed {
  /** The first entry starts on a line of its own. */
  readonly isMultiline: boolean;
  /** Comments after the last entry. */
  readonly lastComments: readonly string[];
}

export interface TomlEntry {
  readonly key?: TomlKey;
  readonly value: TomlNode;
  /** On lines of their own before it. */
  readonly comments: readonly string[];
  /** On its last line. */
  readonly comment: string | undefined;
}

/**
 * Reads TOML 1.1. smol-toml, which knows every rule, decides whether the text is valid; what it leaves
 * out of its result is read here.
 *
 * @throws {InputError} at the place that is wrong
 */
export function readTomlSyntax(text: string): TomlLine[] {
  validate(text);
  const reader = new Reader(text);
  const lines: TomlLine[] = [];
  while (!reader.isAtEnd) lines.push(readLine(reader));
  return lines;
}

const maxDepth = 1000;

function validate(text: string): void {
  try {
    parse(text, { integersAsBigInt: true, maxDepth });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [summary = ''] = error.message.split('\n', 1);
    const message = summary.replace('Invalid TOML document: ', '');
    const offset = lineStart(text, error.line) + error.column - 1;
    throw new InputError(`The TOML is invalid: ${message}`, { at: { text, offset } });
  }
}

/** Moves over a text that is known to be valid. */
class Reader {
  private offset = 0;
  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.offset >= this.text.length;
  }

  /** Moves past spaces and what matches `pattern`, which is sticky. */
  match(pattern: RegExp): string | undefined {
    const space = /[ \t]*/y;
    space.lastIndex = this.offset;
    space.test(this.text);
    pattern.lastIndex = space.lastIndex;
    const found = pattern.exec(this.text)?.[0];
    this.offset = found === undefined ? space.lastIndex : pattern.lastIndex;
    return found;
  }

  comment(): string | undefined {
    return this.match(/#[^\r\n]*/y)?.trimEnd();
  }

  string(): string | undefined {
    const quote = this.match(/(["'])(?:\1\1)?/y);
    if (quote === undefined) return undefined;
    const start = this.offset - quote.length;
    this.offset = this.endOfString(quote);
    return this.text.slice(start, this.offset);
  }

  private endOfString(quote: string): number {
    let end = this.offset;
    while (!this.text.startsWith(quote, end)) {
      end += quote.startsWith('"') && this.text[end] === '\\' ? 2 : 1;
    }
    end += quote.length;
    if (quote.length === 1) return end;
    // Up to two quotes before the delimiter belong to the content.
    const more = this.text.startsWith(quote.slice(1), end)
      ? 2
      : Number(this.text[end] === quote[0]);
    return end + more;
  }
}

function readLine(reader: Reader): TomlLine {
  if (reader.match(newline) !== undefined) return { kind: 'blank' };
  const comment = reader.comment();
  if (comment !== undefined) {
    reader.match(newline);
    return { kind: 'comment', comment };
  }
  const bracket = reader.match(/\[\[?/y);
  const key = readKey(reader);
  if (bracket !== undefined) {
    reader.match(/\]\]?/y);
    return { kind: 'header', isArray: bracket === '[[', key, comment: endLine(reader) };
  }
  reader.match(/=/y);
  return { kind: 'pair', key, value: readNode(reader), comment: endLine(reader) };
}

/** Or the end of the text. */
const newline = /\r?\n|$/y;

function endLine(reader: Reader): string | undefined {
  const comment = reader.comment();
  reader.match(newline);
  return comment;
}

function readKey(reader: Reader): TomlKey {
  const parts: string[] = [];
  do parts.push(reader.string() ?? reader.match(/[\w-]+/y) ?? '');
  while (reader.match(/\./y));
  return parts;
}

function readNode(reader: Reader): TomlNode {
  if (reader.match(/\[/y)) return { kind: 'array', ...readEntries(reader, readEntry) };
  if (reader.match(/\{/y)) return { kind: 'table', ...readEntries(reader, readMember) };
  const text = reader.string() ?? reader.match(/[^\s,[\]{}#]+(?: \d\d:[^\s,\]}#]*)?/y) ?? '';
  return { kind: 'scalar', text };
}

function readEntry(reader: Reader): { value: TomlNode } {
  return { value: readNode(reader) };
}

function readMember(reader: Reader): { key: TomlKey; value: TomlNode } {
  const key = readKey(reader);
  reader.match(/=/y);
  return { key, value: readNode(reader) };
}

function readEntries<Content>(reader: Reader, readContent: (reader: Reader) => Content) {
  const entries: (Content & Pick<TomlEntry, 'comments' | 'comment'>)[] = [];
  const firstComment = reader.comment();
  const isMultiline = firstComment !== undefined || reader.match(newline) !== undefined;
  let comments = [...(firstComment === undefined ? [] : [firstComment]), ...readComments(reader)];
  while (!reader.match(/[\]}]/y)) {
    const content = readContent(reader);
    const before = comments;
    let comment = reader.comment();
    comments = readComments(reader);
    if (reader.match(/,/y)) {
      comment ??= reader.comment();
      comments = [...comments, ...readComments(reader)];
    }
    entries.push({ ...content, comments: before, comment });
  }
  return { entries, isMultiline, lastComments: comments };
}

/** Comments on the lines from here on. */
function readComments(reader: Reader): string[] {
  const comments: string[] = [];
  for (;;) {
    const comment = reader.comment();
    if (comment !== undefined) comments.push(comment);
    else if (reader.match(/\r?\n/y) === undefined) return comments;
  }
}
