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
  const lines = [`${paint(red, 'error:')} ${showControls(messageOf(error))}`];
  if (error instanceof InputError && error.frame) lines.push('', error.frame, '');
  if (error instanceof ToolError && error.hint) {
    lines.push(`${paint(cyan, 'hint:')} ${showControls(error.hint)}`);
  }
  if (error instanceof UsageError) lines.push(`${paint(cyan, 'usage:')} ${error.usage}`);
  return `${lines.join('\n').trimEnd()}\n`;
}

/** A remark about the input, as a person reads it. Ends in a newline. */
export function describeNote(note: string): string {
  return `note: ${showControls(note)}\n`;
}

const red = 31;
const cyan = 36;

function messageOf(error: unknown): string {
  if (error instanceof ToolError || error instanceof UsageError) return error.message;
  // Anything else is a defect of the program: its stack is what a report of it needs.
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Input that is quoted in a message must not steer the terminal it is shown on. */
function showControls(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,
    (control) => `\\u{${control.charCodeAt(0).toString(16)}}`,
  );
}
