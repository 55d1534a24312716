import type { Context } from '../context.js';
import { InputError, LimitError, ToolError } from '../errors.js';
import type { JqOutcome, JqRequest } from './run-jq.js';

export interface QueryResult {
  /** Compact JSON, one text for each output; numbers keep digits that a double would lose. */
  readonly outputs: readonly string[];
  /** What the query wrote with `debug`, `stderr` or `input_line_number`. */
  readonly messages: readonly string[];
  /** Set when the query failed after these outputs. */
  readonly failure: ToolError | undefined;
}

/**
 * Runs a jq query over JSON values, in a thread with limits of time and memory.
 *
 * @throws {InputError} when the query or the JSON is invalid
 * @throws {LimitError} at a limit
 * @see https://jqlang.org/manual/v1.8
 */
export async function queryJson(
  request: JqRequest,
  context: Pick<Context, 'isolate'>,
): Promise<QueryResult> {
  if (request.json.trim() === '') throw new InputError('Expected a JSON value, found nothing');
  const module = new URL('./run-jq.js', import.meta.url);
  const outcome = await context.isolate<typeof import('./run-jq.js')>(module, request, limits);
  if (outcome === 'exhausted') {
    throw new LimitError('The query needs more than 256 MiB of memory, or recurses without an end');
  }
  if (compileError.test(outcome.stderr)) throw invalidQuery(request.query, outcome.stderr);
  const lines = outcome.stderr.split('\n').filter((line) => line !== '');
  const outputs = outcome.stdout === '' ? [] : outcome.stdout.split('\n');
  if (outcome.exitCode === 0) return { outputs, messages: lines, failure: undefined };
  const messages = lines.filter((line) => debugMessage.test(line));
  return { outputs, messages, failure: failureOf(outcome) };
}

const limits = { timeout: 10_000, memory: 512 };

const compileError = /^jq: \d+ compile errors?$/m;

const debugMessage = /^\["DEBUG:",/;

function invalidQuery(query: string, stderr: string): InputError {
  const [, problem = stderr, line, column] =
    /^jq: error: (.*?)(?: at <top-level>, line (\d+)(?:, column (\d+))?:?)?$/m.exec(stderr) ?? [];
  const start = query
    .split('\n')
    .slice(0, Number(line) - 1)
    .join('\n').length;
  const offset = (Number(line) > 1 ? start + 1 : start) + Number(column) - 1;
  return new InputError(
    `The query is not valid jq: ${problem}`,
    column === undefined ? {} : { at: { text: query, offset } },
  );
}

function failureOf({ stderr, exitCode }: JqOutcome): ToolError {
  const parseError = /^jq: parse error: (.*)$/m.exec(stderr)?.[1];
  if (parseError) return new InputError(`The input is not valid JSON: ${parseError}`);
  const errors = [...stderr.matchAll(/^jq: error \(at [^)]*\)(?: \(not a string\))?: (.*)$/gm)];
  const reasons = errors.map(([, reason]) => reason);
  if (reasons.length > 0) return new ToolError(`The query failed: ${reasons.join('; ')}`);
  return new ToolError(`The query halted with code ${exitCode}${stderr && `: ${stderr}`}`);
}
