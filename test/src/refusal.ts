import { expect } from 'vitest';
import { InputError } from '../../src/errors.js';

/** The error of an input that is refused. */
export function refusal(attempt: () => unknown): InputError {
  try {
    attempt();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error as InputError;
  }
  throw new Error('Expected the input to be refused, but it was accepted');
}
