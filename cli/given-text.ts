import type { Context } from '../src/context.js';
import { InputError } from '../src/errors.js';
import { decodeUtf8 } from '../src/text-encoding.js';

/** A second text beside the input: as `--name`, or in a file as `--name-file`. */
export interface GivenText {
  readonly text: string | undefined;
  readonly file: string | undefined;
}

/** @throws {InputError} when there is none, or both were given */
export async function readGiven(
  { text, file }: GivenText,
  { name, context }: { readonly name: string; readonly context: Context },
): Promise<string> {
  if ((text === undefined) === (file === undefined)) {
    const found = text === undefined ? 'neither' : 'both';
    throw new InputError(`Expected either '--${name}' or '--${name}-file', found ${found}`);
  }
  return text ?? decodeUtf8(await context.files.read(file ?? ''));
}
