import { readTime } from '../time.js';
import { NumberText, type Scalar } from '../value.js';

/** The value of a valid scalar, by its spelling. */
export function readScalar(text: string): Scalar {
  if (/^["']/.test(text)) return readString(text);
  if (text === 'true' || text === 'false') return text === 'true';
  // TOML 1.1 lets the seconds out.
  const time = /\d:\d/.test(text) ? text.replace(/(^|[Tt ])(\d\d:\d\d)(?![\d:])/, '$1$2:00') : text;
  return readTime(time) ?? readNumber(text.replaceAll('_', ''));
}

/** The part of a key: bare, or a string. */
export function readKeyPart(text: string): string {
  return /^["']/.test(text) ? readString(text) : text;
}

function readNumber(text: string): NumberText {
  if (/^0[xob]/.test(text)) return new NumberText(String(BigInt(text)));
  const special = /^[+-]?(inf|nan)$/.exec(text)?.[1];
  if (special) return new NumberText((text === '-inf' ? '-' : '') + special);
  return new NumberText(text.replace(/^\+/, ''));
}

function readString(text: string): string {
  const size = /^("""|''')/.test(text) ? 3 : 1;
  const content = text.slice(size, -size);
  const body = size === 3 ? content.replace(/^\r?\n/, '') : content;
  return text.startsWith("'") ? body : withoutEscapes(body);
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(?:[ \t]*\r?\n\s*|u(.{4})|U(.{8})|x(.{2})|(.))/g, (_, ...groups) => {
    const [short, long, byte, letter] = groups as (string | undefined)[];
    if (letter !== undefined) return letters[letter] ?? letter;
    const code = short ?? long ?? byte;
    return code === undefined ? '' : String.fromCodePoint(Number.parseInt(code, 16));
  });
}

const letters: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\u001b',
};
