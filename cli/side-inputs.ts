import type { Argv } from 'yargs';
import type { Context } from '../src/context.js';
import { InputError } from '../src/errors.js';
import { hintAtOption, type InputArguments, readText } from './text-input.js';

/** Where the two texts of a comparison come from, as yargs hands it over. */
export interface SideArguments {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly 'file-a'?: string | undefined;
  readonly 'file-b'?: string | undefined;
}

/** Text of one side and what to call it: its path, `-` for standard input, else the side's letter. */
export interface SideInput {
  readonly name: string;
  readonly text: string;
}

/** Declares `[a] [b]`, which the command's usage names last, `--file-a` and `--file-b`. */
export function withSides<Args>(yargs: Argv<Args>): Argv<Args & SideArguments> {
  const declared: Argv<unknown> = yargs
    .positional('a', { type: 'string', describe: 'Old text, not a path' })
    .positional('b', { type: 'string', describe: 'New text' })
    .option('file-a', { type: 'string', requiresArg: true, describe: 'Path of a' })
    .option('file-b', { type: 'string', requiresArg: true, describe: 'Path of b' });
  return declared as Argv<Args & SideArguments>;
}

/**
 * Each side is the literal text, else the file; one of them may be standard input.
 *
 * @throws {InputError} when a side is missing, or given twice
 */
export async function readSides(
  args: SideArguments,
  context: Context,
): Promise<{ a: SideInput; b: SideInput }> {
  const a = { input: args.a, file: args['file-a'] };
  const b = { input: args.b, file: args['file-b'] };
  if (isMissing(a) && isMissing(b)) {
    throw new InputError('There is nothing to compare', {
      hint: 'Give each side as an argument, with --file-a and --file-b, or pipe one of them in',
    });
  }
  return { a: await readSide('a', a, context), b: await readSide('b', b, context) };
}

/** Parses a side; an error says which one it is in. */
export function parseSide<Parsed>(
  { name, text }: SideInput,
  parse: (text: string) => Parsed,
): Parsed {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof InputError) error.message += ` of '${name}'`;
    hintAtOption(error, text, { option: `--file-${name}` });
    throw error;
  }
}

function isMissing({ input, file }: InputArguments): boolean {
  return input === undefined && file === undefined;
}

async function readSide(
  side: 'a' | 'b',
  given: InputArguments,
  context: Context,
): Promise<SideInput> {
  if (given.input !== undefined && given.file !== undefined) {
    throw new InputError(`Expected either a text or '--file-${side}' for ${side}, found both`);
  }
  if (isMissing(given) && (context.stdin.isTerminal || context.env.YARGS_MCP === '1')) {
    throw new InputError(`There is no text to compare as ${side}`, {
      hint: `Give it as an argument, or a path with --file-${side}`,
    });
  }
  const name = given.file ?? (given.input === undefined ? '-' : side);
  return { name, text: await readText(given, context) };
}
