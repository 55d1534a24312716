import { InputError, ToolError } from '../src/errors.js';
import { type ExitCode, exitCode } from './exit-code.js';

/** A command line that yargs refuses. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(
    message: string,
    /** The usage of the command that was asked for. */
    readonly usage: string,
  ) {
    super(message);
  }
}

/** The exit code that an error stands for. */
export function exitCodeOf(error: unknown): ExitCode {
  const isInvalid = error instanceof InputError || error instanceof UsageError;
  return isInvalid ? exitCode.invalid : exitCode.failure;
}

/** An error as a person reads it: what happened, where, and what to do next. Ends in a newline. */
export function describeError(error: unknown, options: { readonly color: boolean }): string {
  const paint = (code: number, text: string) =>
    options.color ? `\u001b[${code}m${text}\u001b[39m` : text;
  const lines = [`${paint(red, 'error:')} ${messageOf(error)}`];
  if (error instanceof InputError && error.frame) lines.push('', error.frame, '');
  if (error instanceof ToolError && error.hint) lines.push(`${paint(cyan, 'hint:')} ${error.hint}`);
  if (error instanceof UsageError) lines.push(`${paint(cyan, 'usage:')} ${error.usage}`);
  return `${lines.join('\n').trimEnd()}\n`;
}

const red = 31;
const cyan = 36;

function messageOf(error: unknown): string {
  if (error instanceof ToolError || error instanceof UsageError) return error.message;
  // Anything else is a defect of the program: its stack is what a report of it needs.
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
