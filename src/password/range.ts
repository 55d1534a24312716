import { InputError } from '../errors.js';

/** @throws {InputError} for anything but a whole number of the range */
export function checkRange(
  name: string,
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new InputError(`Expected a ${name} from ${min} to ${max}, found '${value}'`);
}
