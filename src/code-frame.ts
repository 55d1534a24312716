/** A place in a text. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** UTF-16 code units from 1, as editors count. */
  readonly column: number;
  /** UTF-16 code units from 0. */
  readonly offset: number;
}

/** Line and column of an offset; lines end in LF, CR LF or CR. */
export function locate(text: string, offset: number): Position {
  const end = Math.min(offset, text.length);
  let line = 1;
  let start = 0;
  for (let index = 0; index < end; index++) {
    if (isLineEnd(text, index)) {
      line++;
      start = index + 1;
    }
  }
  return { line, column: end - start + 1, offset: end };
}

/**
 * The line of a position and the two before it, numbered, with a `^` below the character:
 *
 * ```
 *   1 | {
 * > 2 |   "a": 1,,
 *     |          ^
 * ```
 *
 * Long lines are cut around the column, and control characters shown as pictures, so that input
 * cannot steer the terminal it is shown on.
 */
export function codeFrame(text: string, position: Position): string {
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, position.line - contextLines);
  const digits = String(position.line).length;
  const from = Math.max(0, position.column - 1 - frameWidth / 2);
  const frame: string[] = [];
  for (let number = first; number <= position.line; number++) {
    const mark = number === position.line ? '>' : ' ';
    frame.push(
      `${mark} ${String(number).padStart(digits)} | ${cut(lines[number - 1] ?? '', from)}`,
    );
  }
  const indent = position.column - 1 - from + (from > 0 ? 1 : 0);
  frame.push(`  ${' '.repeat(digits)} | ${' '.repeat(indent)}^`);
  return frame.map((line) => line.trimEnd()).join('\n');
}

const contextLines = 2;
const frameWidth = 72;

function isLineEnd(text: string, index: number): boolean {
  return text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n');
}

function cut(line: string, from: number): string {
  const end = from + frameWidth;
  const shown = showControls(line.slice(from, end));
  return `${from > 0 ? '…' : ''}${shown}${line.length > end ? '…' : ''}`;
}

function showControls(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, (control) => pictures[control.charCodeAt(0)] ?? '\ufffd')
    .replace(/\p{Cf}|\p{Zl}|\p{Zp}/gu, '\ufffd');
}

/** The Unicode block Control Pictures, in the order of the controls they show. */
const pictures = Array.from({ length: 32 }, (_, code) => String.fromCharCode(0x2400 + code));
