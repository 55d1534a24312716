import { createScanner } from 'jsonc-parser';
import { InputError } from '../../errors.js';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly offset: number;
  /** A line ends between the token before and this one. */
  readonly startsLine: boolean;
}

type TokenKind =
  | ('{' | '}' | '[' | ']' | ',' | ':')
  | ('scalar' | 'string' | 'line' | 'block' | 'unknown' | 'end');

/**
 * Splits JSON with comments into tokens.
 *
 * @throws {InputError} at a token that is begun and not finished as it must be
 */
export function* tokensOf(text: string): Generator<Token, void> {
  const scanner = createScanner(text, false);
  let startsLine = true;
  for (;;) {
    const code: number = scanner.scan();
    if (code === codes.lineBreak) startsLine = true;
    const kind = kinds[code];
    if (!kind) continue;
    const offset = scanner.getTokenOffset();
    const token = { kind, text: text.slice(offset, scanner.getPosition()), offset, startsLine };
    const problem = problems[scanner.getTokenError() as number];
    if (problem)
      throw new InputError(problem.message, {
        at: { text, offset: offset + problem.at(token.text) },
      });
    yield token;
    if (kind === 'end') return;
    startsLine = false;
  }
}

/** Of `SyntaxKind`, an enumeration that modules compiled one by one cannot use by name. */
const codes = { lineBreak: 14 };

const kinds: Readonly<Record<number, TokenKind>> = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'scalar',
  8: 'scalar',
  9: 'scalar',
  10: 'string',
  11: 'scalar',
  12: 'line',
  13: 'block',
  16: 'unknown',
  17: 'end',
};

interface Problem {
  readonly message: string;
  /** Where in the token. */
  at(token: string): number;
}

const atStart = () => 0;
const atEnd = (token: string) => token.length;

/** By the codes of `ScanError`. */
const problems: Readonly<Record<number, Problem>> = {
  1: { message: "Expected '*/' at the end of the comment", at: atStart },
  2: { message: "Expected '\"' at the end of the string", at: atStart },
  3: { message: 'Expected a digit', at: atEnd },
  4: {
    message: "Expected four hexadecimal digits after '\\u'",
    at: (token) => indexOfEscape(token, /u(?![\da-f]{4})/iy),
  },
  5: {
    message: 'Expected an escape that JSON has after the backslash',
    at: (token) => indexOfEscape(token, /[^"\\/bfnrtu]/y),
  },
  6: {
    message: 'Expected a control character in a string to be written as an escape',
    at: (token) => [...token].findIndex((character) => character < ' '),
  },
};

/** Offset of the first backslash that `what`, which is sticky, follows. */
function indexOfEscape(token: string, what: RegExp): number {
  let offset = token.indexOf('\\');
  while (offset !== -1) {
    what.lastIndex = offset + 1;
    if (what.test(token)) return offset;
    offset = token.indexOf('\\', offset + 2);
  }
  return 0;
}
