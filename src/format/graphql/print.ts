import { Kind, print as printNode, type Token, TokenKind } from 'graphql';
import { type List, type Marks, nextOf } from './marks.js';

export interface Source {
  readonly body: string;
  /** The token before all others. */
  readonly start: Token;
  readonly marks: Marks;
}

/**
 * Writes every token, comments too, with other space between them: the tokens, and so the meaning, stay
 * the same.
 */
export function printTokens(source: Source, indent: string): string {
  const printer = new Printer(source, indent);
  let token = source.start.next;
  for (; token && token.kind !== TokenKind.EOF; token = token.next) {
    if (token.kind === TokenKind.COMMENT) printer.comment(token);
    else printer.token(token);
  }
  return `${printer.text}\n`;
}

const widestLine = 80;

class Printer {
  text = '';
  private lineStart = 0;
  private depth = 0;
  private previous: Token | undefined;
  /** A comment ends its line. */
  private isAfterComment = false;
  /** Lists in parentheses that are broken into lines, from the outermost, with the depth outside. */
  private readonly broken: { list: List; depth: number }[] = [];

  constructor(
    private readonly source: Source,
    private readonly indent: string,
  ) {}

  token(token: Token): void {
    const depth = this.depthOf(token);
    if (depth !== undefined) this.breakLine(token, depth);
    else if (this.isAfterComment) this.startLine(this.depth + 1);
    else if (this.previous) this.text += spaceBetween(this.previous, token, this.source.marks);
    if (depth !== undefined) this.depth = depth;
    if (this.broken.at(-1)?.list.close === token) this.broken.pop();
    const list = this.source.marks.lists.get(token);
    if (list && (list.isBroken || !this.fits(token, list))) {
      this.broken.push({ list, depth: this.depth });
    }
    this.text += textOf(token, this.source.body).replace(
      /\n(?!\n)/g,
      `\n${this.indent.repeat(this.depth)}`,
    );
    this.previous = token;
    this.isAfterComment = false;
  }

  comment(token: Token): void {
    const isTrailing = token.prev?.line === token.line && this.previous !== undefined;
    const next = nextOf(token);
    const isLast = next?.kind === TokenKind.BRACE_R || next?.kind === TokenKind.PAREN_R;
    const depth = (next && this.depthOf(next)) ?? this.depth;
    if (isTrailing && !this.isAfterComment) this.text += ' ';
    else this.breakLine(token, isLast ? depth + 1 : depth);
    this.text += `#${token.value}`.trimEnd();
    this.isAfterComment = true;
  }

  /** Of the line that a token starts; `undefined` where it goes on with one. */
  private depthOf(token: Token): number | undefined {
    const { marks } = this.source;
    const innermost = this.broken.at(-1);
    if (innermost?.list.items.has(token)) return innermost.depth + 1;
    if (innermost?.list.close === token) return innermost.depth;
    if (this.previous && marks.descriptions.has(this.previous)) return this.depth;
    return marks.lines.get(token);
  }

  private breakLine(token: Token, depth: number): void {
    if (this.text !== '' && this.hasBlankLineBefore(token)) this.text += '\n';
    this.startLine(depth);
  }

  private startLine(depth: number): void {
    if (this.text !== '') this.text += '\n';
    this.lineStart = this.text.length;
    this.text += this.indent.repeat(depth);
  }

  /** Between definitions always, inside of them where there was one. */
  private hasBlankLineBefore(token: Token): boolean {
    const { body, marks } = this.source;
    const wasBlank = /\n[\s,]*\n/.test(body.slice(token.prev?.end, token.start).replace(/\r/g, ''));
    const follower = token.kind === TokenKind.COMMENT ? nextOf(token) : token;
    const isDefinition = follower !== null && marks.definitions.has(follower);
    if (isDefinition && !this.isAfterComment) return true;
    const isFirst = this.previous && !this.isAfterComment && /^[{(]/.test(this.previous.kind);
    return wasBlank && !isFirst && !/^[})]/.test(token.kind);
  }

  private fits(open: Token, list: List): boolean {
    let width = this.text.length - this.lineStart;
    for (let token = open; token !== list.close; ) {
      const next = nextOf(token) ?? list.close;
      width += token.end - token.start + spaceBetween(token, next, this.source.marks).length;
      token = next;
    }
    return width < widestLine;
  }
}

function textOf(token: Token, body: string): string {
  if (token.kind !== TokenKind.BLOCK_STRING) return body.slice(token.start, token.end);
  return printNode({ kind: Kind.STRING, value: token.value, block: true });
}

const closesUp = new Set<string>([
  TokenKind.PAREN_R,
  TokenKind.BRACKET_R,
  TokenKind.COLON,
  TokenKind.BANG,
]);
const opensUp = new Set<string>([
  TokenKind.PAREN_L,
  TokenKind.BRACKET_L,
  TokenKind.DOLLAR,
  TokenKind.AT,
]);

/** Of two tokens on one line. */
function spaceBetween(previous: Token, token: Token, marks: Marks): string {
  if (marks.joined.has(previous) || opensUp.has(previous.kind) || closesUp.has(token.kind))
    return '';
  if (token.kind === TokenKind.PAREN_L) return marks.apart.has(previous) ? ' ' : '';
  const isEmpty = previous.kind === TokenKind.BRACE_L && token.kind === TokenKind.BRACE_R;
  if (isEmpty) return '';
  return marks.separated.has(token) ? ', ' : ' ';
}
