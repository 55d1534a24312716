import { InputError } from '../../errors.js';
import { type CssToken, readTokens } from './tokens.js';

/** A style sheet, or what is in a block. */
export type CssItem = CssComment | CssStatement;

export interface CssComment {
  readonly kind: 'comment';
  readonly text: string;
  /** On the line of what comes before it. */
  readonly isTrailing: boolean;
  readonly hasBlankLine: boolean;
}

export interface CssStatement {
  readonly kind: 'at' | 'rule' | 'declaration';
  /** Up to the block or the semicolon, without space at either end. */
  readonly tokens: readonly CssToken[];
  readonly block: readonly CssItem[] | undefined;
  /** A blank line comes before it. */
  readonly hasBlankLine: boolean;
}

/**
 * Reads CSS by its syntax alone: which properties and selectors there are is not for it to say.
 *
 * @throws {InputError} at the first thing that every browser would drop
 */
export function parseCss(text: string): CssItem[] {
  const reader = new Reader(text, readTokens(text));
  const items = readItems(reader, { depth: 0 });
  const stray = reader.peek();
  if (stray) throw reader.error("There is no block for this '}' to close", stray);
  return items;
}

const maxDepth = 500;

class Reader {
  private index = 0;
  constructor(
    private readonly text: string,
    private readonly tokens: readonly CssToken[],
  ) {}

  peek(): CssToken | undefined {
    return this.tokens[this.index];
  }

  next(): CssToken | undefined {
    return this.tokens[this.index++];
  }

  /** Whether an identifier that starts with two dashes, and a colon, come next. */
  isCustomProperty(): boolean {
    const { kind, text } = this.peek() ?? {};
    if (kind !== 'ident' || !text?.startsWith('--')) return false;
    let after = this.index + 1;
    while (/whitespace|comment/.test(this.tokens[after]?.kind ?? '')) after++;
    return this.tokens[after]?.kind === 'colon';
  }

  error(message: string, token: CssToken | undefined): InputError {
    const offset = token?.offset ?? this.text.length;
    return new InputError(message, { at: { text: this.text, offset } });
  }
}

function readItems(reader: Reader, { depth }: { depth: number }): CssItem[] {
  const items: CssItem[] = [];
  let space = '';
  for (let token = reader.peek(); token && token.kind !== '}'; token = reader.peek()) {
    if (token.kind === 'whitespace') {
      space = token.text;
      reader.next();
    } else if (token.kind === 'comment') {
      reader.next();
      const isTrailing = items.length > 0 && !space.includes('\n') && endsLine(reader.peek());
      items.push({ kind: 'comment', text: token.text, isTrailing, hasBlankLine: hasBlank(space) });
      space = '';
    } else if (token.kind === 'semicolon' || token.kind === 'CDO' || token.kind === 'CDC') {
      if (token.kind !== 'semicolon') throw reader.error('This is HTML, not CSS', token);
      reader.next();
    } else {
      items.push(readStatement(reader, { depth, hasBlankLine: hasBlank(space) }));
      space = '';
    }
  }
  return items;
}

function endsLine(next: CssToken | undefined): boolean {
  return !next || next.kind === '}' || (next.kind === 'whitespace' && next.text.includes('\n'));
}

interface Place {
  readonly depth: number;
  readonly hasBlankLine: boolean;
}

function readStatement(reader: Reader, { depth, hasBlankLine }: Place): CssStatement {
  const first = reader.peek();
  const isCustom = reader.isCustomProperty();
  const tokens = readUntil(reader, { isCustom });
  const end = reader.peek();
  const isAt = first?.kind === 'at-keyword';
  if (end?.kind === '{') {
    if (tokens.length === 0) throw reader.error('Expected a selector before the block', end);
    if (first?.text === '/') throw reader.error("Expected a comment as '/* ... */'", first);
    if (depth >= maxDepth) throw reader.error(`Nested deeper than ${maxDepth} levels`, end);
    reader.next();
    const block = readItems(reader, { depth: depth + 1 });
    if (!reader.next()) throw reader.error('The block is not closed', end);
    return { kind: isAt ? 'at' : 'rule', tokens, block, hasBlankLine };
  }
  const isDeclaration = depth > 0 && tokens.findIndex(({ kind }) => kind === 'colon') > 0;
  if (!isAt && !isDeclaration) {
    const expected = depth > 0 ? "a property, ':' and a value, or a block" : 'a block after it';
    throw reader.error(`Expected ${expected}`, first);
  }
  return { kind: isAt ? 'at' : 'declaration', tokens, block: undefined, hasBlankLine };
}

const closers: Readonly<Record<string, string>> = { '(': ')', function: ')', '[': ']', '{': '}' };

/** Up to a block, a semicolon or the end of the block around, outside of any bracket. */
function readUntil(reader: Reader, { isCustom }: { isCustom: boolean }): CssToken[] {
  const tokens: CssToken[] = [];
  const open: CssToken[] = [];
  for (let token = reader.peek(); ; token = reader.peek()) {
    const opener = open.at(-1);
    if (!opener && (!token || /^(?:semicolon|\})$/.test(token.kind))) break;
    if (!opener && token?.kind === '{' && !isCustom) break;
    if (!token) throw reader.error(`'${opener?.text}' is not closed`, opener);
    if (/^[)\]}]$/.test(token.kind)) {
      if (closers[opener?.kind ?? ''] !== token.kind) {
        throw reader.error(`There is no bracket for this '${token.text}' to close`, token);
      }
      open.pop();
    } else if (token.kind in closers) {
      open.push(token);
    }
    tokens.push(token);
    reader.next();
  }
  while (tokens.at(-1)?.kind === 'whitespace') tokens.pop();
  return tokens;
}

function hasBlank(space: string): boolean {
  return space.split('\n').length > 2;
}
