import { codeFrame, locate, type Position } from './code-frame.js';

/** An error whose reader can act on it. Any other error that leaves a tool is a defect. */
export class ToolError extends Error {
  override readonly name: string = 'ToolError';
  /** What to do next, as a sentence without a full stop. */
  hint: string | undefined;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.hint = details.hint;
  }
}

/** The input is invalid: nothing was done with it. */
export class InputError extends ToolError {
  override readonly name = 'InputError';
  /** Where in the input, when it can be told. */
  readonly position: Position | undefined;
  /** The lines around the position with a mark below it. */
  readonly frame: string | undefined;

  constructor(message: string, details: InputErrorDetails = {}) {
    const position = details.at && locate(details.at.text, details.at.offset);
    super(position ? `${message} at ${describePosition(position)}` : message, details);
    this.position = position;
    this.frame = details.at && position && codeFrame(details.at.text, position);
  }
}

/** The work was ended at a limit of time or memory. */
export class LimitError extends ToolError {
  override readonly name = 'LimitError';
}

export interface ErrorDetails {
  readonly hint?: string | undefined;
  readonly cause?: unknown;
}

export interface InputErrorDetails extends ErrorDetails {
  /** The input and the offset of the first character that is wrong. */
  readonly at?: { readonly text: string; readonly offset: number };
}

function describePosition({ line, column, offset }: Position): string {
  return `line ${line}, column ${column} (offset ${offset})`;
}
