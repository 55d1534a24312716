import { GraphQLError, parse, stripIgnoredCharacters, type Token, TokenKind } from 'graphql';
import { InputError } from '../../errors.js';
import { checked } from '../checked.js';
import type { FormatOptions, Formatted } from '../formatter.js';
import { markTokens } from './marks.js';
import { printTokens } from './print.js';

/** Operations and schemas (October 2021). Comments stay, and so does the order of everything. */
export const graphqlFormatter = checked({ name: 'GraphQL', format, meaning });

function format(body: string, { indent, sortKeys }: FormatOptions): Formatted {
  if (sortKeys) throw new InputError("GraphQL has no keys to sort: leave out '--sort-keys'");
  const document = parseGraphql(body);
  const start = document.loc?.startToken as Token;
  return { text: printTokens({ body, start, marks: markTokens(document) }, indent), notes: [] };
}

/** @throws {InputError} at the first token that is wrong */
export function parseGraphql(text: string) {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const message = error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
    const offset = error.positions?.[0] ?? 0;
    throw new InputError(`The GraphQL is invalid: ${message}`, { at: { text, offset } });
  }
}

export function commentsOf(text: string): string[] {
  const comments: string[] = [];
  let token = parseGraphql(text).loc?.startToken.next;
  for (; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) comments.push(token.value.trimEnd());
  }
  return comments;
}

function meaning(text: string): string {
  return JSON.stringify([stripIgnoredCharacters(text), commentsOf(text)]);
}
