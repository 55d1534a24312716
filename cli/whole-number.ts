import { InputError } from '../src/errors.js';

export interface WholeNumberRange {
  /** The option's name, for the message. */
  readonly option: string;
  /** @default 0 */
  readonly min?: number;
  /** @default 2 ** 53 - 1 */
  readonly max?: number;
}

/**
 * The value of a numeric option that counts something.
 *
 * @throws {InputError} when it is anything but a whole number of the range
 */
export function wholeNumber(value: unknown, range: WholeNumberRange): number {
  const { option, min = 0, max = Number.MAX_SAFE_INTEGER } = range;
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) {
    return value as number;
  }
  const bounds = range.max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new InputError(`Expected '--${option}' to be a whole number ${bounds}`);
}
