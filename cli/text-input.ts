import type { Argv } from 'yargs';
import type { Context } from '../src/context.js';
import { InputError } from '../src/errors.js';
import { decodeUtf8 } from '../src/text-encoding.js';

/** Where a command's text comes from, as yargs hands it over. */
export interface InputArguments {
  readonly input?: string | undefined;
  readonly file?: string | undefined;
}

/** Declares `[input]`, which the command's usage names last, and `--file`. */
export function withInput<Args>(yargs: Argv<Args>): Argv<Args & InputArguments> {
  const declared: Argv<unknown> = yargs
    .positional('input', { type: 'string', describe: 'Literal text' })
    .option('file', {
      type: 'string',
      requiresArg: true,
      describe: 'Path from the working directory',
    });
  return declared as Argv<Args & InputArguments>;
}

/**
 * The bytes a command works on: the literal text, else the file, else standard input.
 *
 * @throws {InputError} when there is none of them, or more than one was asked for
 */
export async function readBytes(args: InputArguments, context: Context): Promise<Uint8Array> {
  if (args.input !== undefined && args.file !== undefined) {
    throw new InputError("Expected either a text or '--file', found both");
  }
  if (args.input !== undefined) return new TextEncoder().encode(args.input);
  if (args.file !== undefined) return context.files.read(args.file);
  if (context.stdin.isTerminal) throw missingInput('standard input is a terminal');
  const bytes = await context.stdin.read();
  if (bytes.length === 0 && context.env.YARGS_MCP === '1') throw missingInput('nothing was sent');
  return bytes;
}

/**
 * The same as text, without its byte order mark.
 *
 * @throws {InputError} when it is not UTF-8
 */
export async function readText(args: InputArguments, context: Context): Promise<string> {
  return decodeUtf8(await readBytes(args, context));
}

/** Says how to read a file, where the text that was refused looks like a path. */
export function hintAtFile(error: unknown, args: InputArguments): void {
  hintAtOption(error, args.input, { option: '--file' });
}

/** The same for a text that has another option for its path. */
export function hintAtOption(
  error: unknown,
  text: string | undefined,
  { option }: { readonly option: string },
): void {
  if (!(error instanceof InputError) || text === undefined) return;
  if (pathPattern.test(text)) error.hint = `To read a file, use ${option}`;
}

/** The same as a note, where a language takes a path for a text of its own. */
export function noteAtFile({ input }: InputArguments): string[] {
  const isPath = input !== undefined && pathPattern.test(input);
  return isPath ? ['The text was taken as it is; to read a file, use --file'] : [];
}

const pathPattern = /^(?:(?:~|[a-z]:|\.{0,2})[/\\][^\n]+|[\w-][\w./\\-]*\.[a-z]\w{0,7})$/i;

function missingInput(reason: string): InputError {
  return new InputError(`There is no input: ${reason}`, {
    hint: 'Give the text as an argument, a path with --file, or pipe it in',
  });
}
