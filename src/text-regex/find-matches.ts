import type { Context } from '../context.js';
import { InputError, ToolError } from '../errors.js';
import type { Found, Refusal, Search } from './match.js';

/**
 * All matches of a regular expression, from left to right without overlap.
 *
 * @throws {InputError} when the pattern or a flag is invalid
 * @throws {LimitError} when the search takes too long
 */
export async function findMatches(search: Search, context: Context): Promise<Found> {
  checkFlags(search.flags);
  const module = new URL('./match.js', import.meta.url);
  const result = await context.isolate<typeof import('./match.js')>(module, search, limits);
  if ('refusal' in result) throw refusalError(result, search);
  return result;
}

const limits = { timeout: 3000, memory: 512 };

/** `d` and `g` are always on; naming them changes nothing. */
const knownFlags = 'dgimsuvy';

function checkFlags(flags: string): void {
  const unknown = [...flags].find((flag) => !knownFlags.includes(flag));
  if (unknown !== undefined) {
    throw new InputError(`Unknown flag '${unknown}': expected some of '${knownFlags}'`);
  }
}

function refusalError({ refusal, reason }: Refusal, { pattern, flags }: Search): Error {
  if (refusal === 'search') return new ToolError(`The search cannot be finished: ${reason}`);
  // V8 repeats the pattern between slashes before it says what is wrong.
  const repeated = `/${pattern}/`;
  const at = reason.indexOf(repeated);
  const cause = at < 0 ? reason : reason.slice(at + repeated.length).replace(/^\w*: /, '');
  const hint = hints.find(({ foreign }) => foreign.test(pattern))?.hint;
  const mode = /[uv]/.test(flags) ? `, with the flags '${flags}'` : '';
  return new InputError(`The pattern is not a regular expression of ECMAScript${mode}: ${cause}`, {
    hint,
  });
}

/** What other dialects write, and how ECMAScript says it. */
const hints = [
  {
    foreign: /\(\?P[<=>]/,
    hint: 'Write a named group as (?<name>...), and its repetition as \\k<name>',
  },
  { foreign: /\(\?[a-z]+[):]/, hint: 'Set flags with --flags, not in the pattern' },
  { foreign: /[*+?}]\+|\(\?>/, hint: 'There are no possessive quantifiers and no atomic groups' },
];
