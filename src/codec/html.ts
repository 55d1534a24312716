import { decodeHTML, decodeHTMLStrict, escapeUTF8 } from 'entities';
import { InputError } from '../errors.js';
import { decodeUtf8 } from '../text-encoding.js';

/**
 * Escapes `&`, `<`, `>` and both quotes, which makes a text safe in content and quoted attributes.
 *
 * @throws {InputError} when the bytes are not UTF-8
 */
export function encodeHtml(bytes: Uint8Array): string {
  return escapeUTF8(decodeUtf8(bytes));
}

/**
 * Replaces character references. An `&` that begins none stands for itself, as HTML reads it.
 *
 * @throws {InputError} at the first reference that HTML calls a parse error
 * @see https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state
 */
export function decodeHtml(text: string): Uint8Array {
  const decoded = text.replace(reference, (match, offset: number) => {
    const problem = problemOf(match);
    if (problem) throw new InputError(problem, { at: { text, offset } });
    return decodeHTMLStrict(match);
  });
  return Buffer.from(decoded);
}

const reference = /&(?:#x?\w*|[a-z][a-z\d]*);?/gi;

function problemOf(match: string): string | undefined {
  if (match.startsWith('&#')) return problemOfNumber(match);
  if (!match.endsWith(';')) {
    return decodeHTML(match) === match ? undefined : `Expected ';' after '${match}'`;
  }
  return decodeHTMLStrict(match) === match ? `'${match}' is not a character of HTML` : undefined;
}

function problemOfNumber(match: string): string | undefined {
  const [, hexadecimal, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(match) ?? [];
  if (hexadecimal === undefined && decimal === undefined) {
    return `Expected a number and ';' after '&#', found '${match}'`;
  }
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return isCharacter(code) ? undefined : `'${match}' is not a character of Unicode`;
}

/** HTML replaces or reinterprets the others. */
function isCharacter(code: number): boolean {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isLegacy = code >= 0x80 && code <= 0x9f;
  return code > 0 && code <= 0x10ffff && !isSurrogate && !isLegacy;
}
