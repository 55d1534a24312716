import { InputError } from '../../errors.js';
import type { Formatted } from '../formatter.js';
import { noteLeftOut } from '../left-out.js';
import { type CssItem, type CssStatement, parseCss } from './parse.js';
import { printStatement } from './space.js';
import { type CssToken, readTokens } from './tokens.js';

/** Without free spaces, and without comments but for those that begin with an exclamation mark. */
export function minifyCss(text: string): Formatted {
  const items = parseCss(text);
  if (items.length === 0) throw new InputError('There is no CSS in the input');
  const minified = minifyItems(items);
  return { text: minified, notes: noteLeftOut(commentsIn(text) - commentsIn(minified)) };
}

function minifyItems(items: readonly CssItem[]): string {
  let text = '';
  let isOpen = false;
  for (const item of items) {
    if (item.kind === 'comment') {
      if (isKept(item.text)) text += item.text;
      continue;
    }
    if (isOpen) text += ';';
    text += minifyStatement(item);
    isOpen = item.block === undefined;
  }
  return text;
}

function minifyStatement(statement: CssStatement): string {
  const tokens = withoutComments(statement.tokens);
  const style = { space: '', around: '', afterSelector: '', newline: undefined };
  const text = printStatement({ ...statement, tokens }, style);
  return statement.block === undefined ? text : `${text}{${minifyItems(statement.block)}}`;
}

/** A comment also separates: where there is no space beside it, an empty one stays. */
function withoutComments(tokens: readonly CssToken[]): CssToken[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'comment' || isKept(token.text)) return [token];
    const isBeside = [tokens[index - 1], tokens[index + 1]].some(
      (neighbour) =>
        neighbour === undefined || /^(?:whitespace|comma|\(|\)|colon)$/.test(neighbour.kind),
    );
    return isBeside ? [] : [{ ...token, text: '/**/' }];
  });
}

function isKept(comment: string): boolean {
  return comment.startsWith('/*!');
}

function commentsIn(text: string): number {
  return readTokens(text).filter(({ kind, text }) => kind === 'comment' && text !== '/**/').length;
}
