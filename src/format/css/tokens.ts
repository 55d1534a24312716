import { tokenize, tokenNames } from 'css-tree';
import { InputError } from '../../errors.js';

/** A token as it is written (CSS Syntax Level 3, section 4). */
export interface CssToken {
  /** Such as `ident`, `function`, `whitespace`, `comment` or `{`. */
  readonly kind: string;
  readonly text: string;
  readonly offset: number;
}

/** @throws {InputError} at a string, a comment or a URL that is not closed or cannot be read */
export function readTokens(text: string): CssToken[] {
  const tokens: CssToken[] = [];
  tokenize(text, (type, start, end) => {
    const kind = (tokenNames[type] ?? '').replace('-token', '');
    tokens.push({ kind, text: text.slice(start, end), offset: start });
  });
  for (const token of tokens) {
    const problem = problemOf(token);
    if (problem) throw new InputError(problem, { at: { text, offset: token.offset } });
  }
  return tokens;
}

function problemOf({ kind, text }: CssToken): string | undefined {
  if (kind === 'bad-url') return 'This URL needs quotes';
  if (kind === 'bad-string') return 'The string is not closed on its line';
  if (kind === 'string' && !/^(["'])(?:[^\\]|\\.)*\1$/s.test(text))
    return 'The string is not closed';
  if (kind === 'comment' && !/^\/\*.*\*\/$/s.test(text)) return 'The comment is not closed';
  if (kind === 'url' && !text.endsWith(')')) return 'The URL is not closed';
  return undefined;
}
