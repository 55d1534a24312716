import type { Position } from './code-frame.js';
import { InputError } from './errors.js';

/** What an isolated task returns in place of its result: an InputError as data. */
export interface Refusal {
  readonly refusal: {
    readonly message: string;
    readonly hint: string | undefined;
    readonly position: Position | undefined;
    readonly frame: string | undefined;
  };
}

/** The result of a task, or why it refused its input. */
export async function attempt<Result>(task: () => Result | Promise<Result>) {
  try {
    return await task();
  } catch (error) {
    return refusalOf(error);
  }
}

/** The result of `attempt`. @throws {InputError} where it was refused */
export function resultOf<Result extends object>(outcome: Result | Refusal): Result {
  if (!('refusal' in outcome)) return outcome;
  const { message, hint, position, frame } = outcome.refusal;
  throw Object.assign(new InputError(message, { hint }), { position, frame });
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return refusalOf(new InputError('The input is nested too deeply'));
  }
  if (!(error instanceof InputError)) throw error;
  const { message, hint, position, frame } = error;
  return { refusal: { message, hint, position, frame } };
}
