import type { Context } from '../context.js';
import { InputError } from '../errors.js';

export interface Repair {
  /** Valid JSON. */
  readonly json: string;
  /** Characters of prose around the fenced block that was repaired. */
  readonly prose: number;
}

/**
 * Makes valid JSON of what models and people break: quotes, commas, brackets, comments, escapes, cut
 * ends, literals of other languages, and a fenced block inside prose. Valid JSON is returned as it is.
 *
 * @throws {InputError} when it is beyond repair
 */
export async function repairJson(text: string, context: Context): Promise<Repair> {
  if (isJson(text)) return { json: text.trim(), prose: 0 };
  const { body, offset, prose } = findBody(text);
  const start = body.search(/\S/);
  if (!beginsLikeJson.test(body.slice(start))) {
    throw refusal(text, offset + Math.max(start, 0), 'Expected JSON, broken or not');
  }
  const module = new URL('./repair.js', import.meta.url);
  const result = await context.isolate<typeof import('./repair.js')>(module, body, limits);
  if (typeof result !== 'string') {
    throw refusal(text, offset + result.offset, `Beyond repair: ${result.reason}`);
  }
  return { json: result, prose };
}

const limits = { timeout: 10_000, memory: 1024 };

/** A bracket, a quote, a number, a comment, an escaped quote, a literal, or a call around the value. */
const beginsLikeJson =
  /^(?:[{["'`“”‘’´\d.+-]|\/[/*]|\\["n]|(?:true|false|null|undefined|none|nan|infinity)\b|[\w$.]+\s*\()/i;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Body {
  readonly body: string;
  readonly offset: number;
  readonly prose: number;
}

/** The first block between fences, for text that does not begin with JSON itself. */
function findBody(text: string): Body {
  const fence = /^\s*[{["]/.test(text) ? null : /```[\w-]*[ \t]*\r?\n/.exec(text);
  if (!fence) return { body: text, offset: 0, prose: 0 };
  const offset = fence.index + fence[0].length;
  const [body = '', after = ''] = text.slice(offset).split(/```(.*)/s, 2);
  const prose = text.slice(0, fence.index).trim() + after.trim();
  return { body, offset, prose: prose.length };
}

function refusal(text: string, offset: number, message: string): InputError {
  return new InputError(message, { at: { text, offset } });
}
