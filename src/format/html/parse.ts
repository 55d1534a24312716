import { type ParserError, parse } from 'parse5';
import { InputError } from '../../errors.js';
import { isEndedBy, isEndOptional, isRawText, isVoid } from './names.js';

/** What HTML source holds, in the order of the source. */
export type HtmlNode = HtmlElement | HtmlOther;

export interface HtmlElement {
  readonly kind: 'element';
  /** In small letters. */
  readonly name: string;
  /** Its start tag as it is written. */
  readonly tag: string;
  readonly children: readonly HtmlNode[];
  /** Absent where it has none. */
  readonly endTag: string | undefined;
  /** From its start tag to its end. */
  readonly source: string;
}

export interface HtmlOther {
  readonly kind: 'text' | 'comment' | 'doctype';
  readonly source: string;
}

/**
 * Reads a document or a part of one, whose elements are nested in one another. Browsers make something of any
 * text; this does not guess.
 *
 * @throws {InputError} at tags that do not match, and at whatever HTML calls a parse error of a token
 */
export function parseHtml(text: string): HtmlNode[] {
  checkTokens(text);
  const nesting = new Nesting(text);
  // A copy: the pattern's place in the text is this reading's own.
  const pattern = new RegExp(tokenPattern);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { start, end } = match.groups ?? {};
    const [source] = match;
    if (end !== undefined) nesting.end(end.toLowerCase(), { source, offset: match.index });
    else if (start === undefined) nesting.add(otherOf(source));
    else pattern.lastIndex = nesting.start(start.toLowerCase(), { source, offset: match.index });
  }
  return nesting.finish();
}

/** Enough for tokens that are known to be right. */
const tokenPattern =
  /<!--(?:>|->|.*?--!?>)|<!doctype[^>]*>|<\/(?<end>[a-z][^\s/>]*)[^>]*>|<(?<start>[a-z][^\s/>]*)(?:[^>"'=]|=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)|["'])*>|.[^<]*/gisy;

function otherOf(source: string): HtmlOther {
  if (source.startsWith('<!--')) return { kind: 'comment', source };
  return { kind: /^<!doctype/i.test(source) ? 'doctype' : 'text', source };
}

interface Tag {
  readonly source: string;
  readonly offset: number;
}

interface Open {
  readonly name: string;
  readonly tag: Tag;
  readonly children: HtmlNode[];
}

const maxDepth = 500;

/** The elements that are open at a place of the text. */
class Nesting {
  private readonly root: HtmlNode[] = [];
  private readonly open: Open[] = [];

  constructor(private readonly text: string) {}

  add(node: HtmlNode): void {
    (this.open.at(-1)?.children ?? this.root).push(node);
  }

  /** Returns where the next token starts. */
  start(name: string, tag: Tag): number {
    while (isEndedBy(this.name, name)) this.close(tag.offset, undefined);
    this.open.push({ name, tag, children: [] });
    if (this.open.length > maxDepth) {
      throw this.error(`Elements are nested deeper than ${maxDepth} levels`, tag.offset);
    }
    const end = tag.offset + tag.source.length;
    const isForeign = this.open.some((open) => /^(?:svg|math)$/.test(open.name));
    if (isVoid(name) || (isForeign && tag.source.endsWith('/>'))) this.close(end, undefined);
    else if (isRawText(name) && !isForeign) return this.readRawText(name, end);
    return end;
  }

  end(name: string, tag: Tag): void {
    while (this.name !== name && isEndOptional(this.name)) this.close(tag.offset, undefined);
    if (this.name !== name) throw this.mismatch(name, tag.offset);
    this.close(tag.offset + tag.source.length, tag.source);
  }

  finish(): HtmlNode[] {
    while (isEndOptional(this.name)) this.close(this.text.length, undefined);
    const last = this.open.at(-1);
    if (last) throw this.error(`'<${last.name}>' is not closed`, last.tag.offset);
    return this.root;
  }

  /** Of the innermost element. */
  private get name(): string {
    return this.open.at(-1)?.name ?? '';
  }

  private close(end: number, endTag: string | undefined): void {
    const closed = this.open.pop();
    if (!closed) return;
    const { name, tag, children } = closed;
    const source = this.text.slice(tag.offset, end);
    this.add({ kind: 'element', name, tag: tag.source, children, endTag, source });
  }

  private readRawText(name: string, start: number): number {
    const endTag = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    endTag.lastIndex = start;
    const end = endTag.exec(this.text)?.index ?? this.text.length;
    if (end > start) this.add({ kind: 'text', source: this.text.slice(start, end) });
    return end;
  }

  private mismatch(name: string, offset: number): InputError {
    const isOpen = this.open.some((open) => open.name === name);
    return this.error(
      isOpen
        ? `Expected '</${this.name}>' before '</${name}>'`
        : `There is no '<${name}>' for '</${name}>' to close`,
      offset,
    );
  }

  private error(message: string, offset: number): InputError {
    return new InputError(message, { at: { text: this.text, offset } });
  }
}

/** Parse errors after which the source still says what it means. */
const harmless =
  /doctype|reference|control-character|noncharacter|trailing-solidus|comment-like|nested-comment/;

function checkTokens(text: string): void {
  let first: ParserError | undefined;
  const onParseError = (error: ParserError) => {
    if (!harmless.test(error.code) || error.code.startsWith('eof')) first ??= error;
  };
  parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false, onParseError });
  if (!first) return;
  const problem = first.code.replaceAll('-', ' ').replace(/^eof\b/, 'the end');
  const message = `The HTML is invalid: ${problem}`;
  throw new InputError(message, { at: { text, offset: first.startOffset } });
}
