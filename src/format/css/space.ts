import type { CssStatement } from './parse.js';
import type { CssToken } from './tokens.js';

/** How to write the spaces of a statement that are free. */
export interface SpaceStyle {
  /** After the colon of a property, after commas and before `!important`. */
  readonly space: string;
  /** Around `>`, `+` and `~` between selectors. */
  readonly around: string;
  /** Between the selectors of a rule. */
  readonly afterSelector: string;
  /** For a line break in a value; `undefined` where it is space like any other. */
  readonly newline: string | undefined;
}

/** The statement without its block: its tokens stay, and so do spaces that mean something. */
export function printStatement({ kind, tokens }: CssStatement, style: SpaceStyle): string {
  if (kind !== 'declaration') return join(tokens, { ...style, kind });
  const colon = tokens.findIndex((token) => token.kind === 'colon');
  const value = tokens.slice(colon + 1);
  // Scripts read the value of a custom property as it is written.
  const isCustom = tokens[0]?.text.startsWith('--');
  const text = isCustom
    ? value.map((token) => token.text).join('')
    : join(value, { ...style, kind });
  const name = join(tokens.slice(0, colon), { ...style, kind });
  return `${name}:${text.trim() === '' ? '' : style.space + text.trim()}`;
}

interface Joining extends SpaceStyle {
  readonly kind: CssStatement['kind'];
}

function join(tokens: readonly CssToken[], joining: Joining): string {
  let text = '';
  let depth = 0;
  let previous: CssToken | undefined;
  let space = '';
  for (const token of tokens) {
    if (token.kind === 'whitespace') {
      space = token.text;
      continue;
    }
    if (isCloser(token)) depth--;
    if (previous) {
      const isTop = joining.kind === 'rule' && depth === 0;
      const isFeature = joining.kind === 'at' && /\([\w-]+:?$/.test(text);
      text += separator({ previous, token, space, isTop, isFeature }, joining);
    }
    if (isOpener(token)) depth++;
    text += token.text;
    previous = token;
    space = '';
  }
  return text;
}

interface Gap {
  readonly previous: CssToken;
  readonly token: CssToken;
  /** What is written between them. */
  readonly space: string;
  /** Among selectors, outside of brackets. */
  readonly isTop: boolean;
  /** After `(name` or `(name:` of a query, as in `@media (width: 1px)`. */
  readonly isFeature: boolean;
}

function separator(gap: Gap, style: Joining): string {
  const { previous, token, space, isTop, isFeature } = gap;
  if (token.kind === 'comma' || isOpener(previous) || isCloser(token)) return '';
  if (isFeature && token.kind === 'colon') return '';
  if (isFeature && previous.kind === 'colon') return style.space;
  const isValue = style.kind === 'declaration';
  const newline = isValue && space.includes('\n') ? style.newline : undefined;
  if (previous.kind === 'comma') return isTop ? style.afterSelector : (newline ?? style.space);
  if (isTop && (isCombinator(previous) || isCombinator(token))) return style.around;
  if (isValue && isDelimiter(token, '!')) return style.space;
  if (isValue && isDelimiter(previous, '!')) return '';
  return space === '' ? '' : (newline ?? ' ');
}

function isOpener({ kind }: CssToken): boolean {
  return kind === 'function' || kind === '(' || kind === '[';
}

function isCloser({ kind }: CssToken): boolean {
  return kind === ')' || kind === ']';
}

function isCombinator(token: CssToken): boolean {
  return ['>', '+', '~'].some((text) => isDelimiter(token, text));
}

function isDelimiter({ kind, text }: CssToken, expected: string): boolean {
  return kind === 'delim' && text === expected;
}
