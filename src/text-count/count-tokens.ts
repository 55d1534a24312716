import type { Context } from '../context.js';
import { run, type TokenRequest } from './encode-tokens.js';

/**
 * The number of tokens of a text in an encoding.
 *
 * @throws {LimitError} when a long run without a break takes more than ten seconds
 */
export async function countTokens(
  request: TokenRequest,
  context: Pick<Context, 'isolate'>,
): Promise<number> {
  if (!longRun.test(request.text)) return run(request);
  const module = new URL('./encode-tokens.js', import.meta.url);
  return context.isolate<typeof import('./encode-tokens.js')>(module, request, {
    timeout: 10_000,
    memory: 512,
  });
}

/** The encoder's time is quadratic in a run of one kind, such as a sequence of bases or of spaces. */
const longRun = /\S{4000}|\s{4000}/;
