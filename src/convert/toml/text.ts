import { cannotHold, type Path } from '../path.js';
import { hasLoneSurrogate, NumberText, type Scalar, TimeText } from '../value.js';

/** The scalar as TOML 1.0 writes it. @throws {InputError} for null and integers beyond 64 bits */
export function printScalar(value: Scalar, path: Path): string {
  if (value === null) {
    throw cannotHold('TOML', 'null', { path, hint: 'Leave the key out, or give it a value' });
  }
  if (value instanceof TimeText) return value.text;
  if (value instanceof NumberText) return printNumber(value, path);
  return typeof value === 'string' ? printString(value, path) : String(value);
}

/** One part of a key: bare if it can be. */
export function printKeyPart(key: string, path: Path): string {
  return /^[\w-]+$/.test(key) ? key : quote(key, path);
}

function printNumber({ text, isInteger }: NumberText, path: Path): string {
  if (isInteger && BigInt.asIntN(64, BigInt(text)) !== BigInt(text)) {
    throw cannotHold('TOML', `the integer ${text}, which is beyond 64 bits,`, {
      path,
      hint: 'Make it a string',
    });
  }
  return text;
}

function printString(text: string, path: Path): string {
  const quoted = quote(text, path);
  return text.includes('\n') ? `"""\n${withLines(quoted.slice(1, -1))}"""` : quoted;
}

/** A basic string on one line. */
function quote(text: string, path: Path): string {
  if (hasLoneSurrogate(text)) {
    throw cannotHold('TOML', 'half of a surrogate pair', { path, hint: 'Correct the text' });
  }
  // JSON escapes the same characters but one, and in ways that TOML reads.
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}

function withLines(escaped: string): string {
  return escaped.replace(/\\(.)/g, (found, letter) => (letter === 'n' ? '\n' : found));
}
