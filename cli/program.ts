import yargs, { type Argv } from 'yargs';
import { mcpCommand } from 'yargs-mcp';
import { ToolError } from '../src/errors.js';
import { color } from './commands/color.js';
import { convert } from './commands/convert.js';
import { cron } from './commands/cron.js';
import { decode } from './commands/decode.js';
import { encode } from './commands/encode.js';
import { format } from './commands/format.js';
import { hash } from './commands/hash.js';
import { iban } from './commands/iban.js';
import { json } from './commands/json.js';
import { jwt } from './commands/jwt.js';
import { minify } from './commands/minify.js';
import { number } from './commands/number.js';
import { password } from './commands/password.js';
import { semver } from './commands/semver.js';
import { text } from './commands/text.js';
import { time } from './commands/time.js';
import { url } from './commands/url.js';
import { uuid } from './commands/uuid.js';
import type { Command } from './define-command.js';
import { type ProgramContext, processContext } from './process-context.js';
import { describeError, exitCodeOf, UsageError } from './report.js';
import { version } from './version.js';

/** Every command, in the order the help lists them. */
export const commands: readonly Command[] = [
  encode,
  decode,
  hash,
  uuid,
  password,
  iban,
  format,
  minify,
  convert,
  json,
  text,
  time,
  cron,
  semver,
  color,
  url,
  number,
  jwt,
];

const epilogue = `Text comes from an argument, from --file, or from standard input.
Exit codes: 0 done, 1 failed or a check does not hold, 2 invalid command line or input.`;

/** yargs' own messages, where they do not say what was expected. */
const strings = {
  'Did you mean %s?': "Unknown command; did you mean '%s'?",
  'Not enough arguments following: %s': "Expected a value after '--%s'",
};

/** The command tree of devtool, fresh and unparsed; importing this module does nothing. */
export function createProgram(context: ProgramContext = processContext()): Argv {
  const program = yargs()
    .scriptName('devtool')
    .usage('$0 <command>')
    .locale('en')
    .updateStrings(strings)
    .exitProcess(false)
    .strict()
    .recommendCommands()
    .demandCommand(1, 'Expected a command')
    .completion(
      'completion',
      'Print a completion script for the shell in $SHELL: bash, zsh or fish',
    )
    .help()
    .alias('help', 'h')
    .version(version)
    .epilogue(epilogue)
    .fail((message, error, help) => refuse(context, errorOf({ message, error, help })));
  for (const command of commands) program.command(command.module(context, 0));
  program.command(mcpCommand({ module: new URL(import.meta.url) }, { countTokens }));
  return program;
}

async function countTokens(text: string): Promise<number> {
  const { run } = await import('../src/text-count/encode-tokens.js');
  return run({ text, encoding: 'o200k_base' });
}

/** Reports an error and ends the parse with it. */
function refuse(context: ProgramContext, error: Error): never {
  context.exitCode = exitCodeOf(error);
  void context.stderr.write(describeError(error, context.stderr));
  throw error;
}

/** What yargs passes to `.fail`; its types claim more than it keeps to. */
interface Failure {
  /** Null for an error of a handler. */
  readonly message: string | null;
  readonly error: Error | undefined;
  /** Documented to have the help text as `help()`. */
  readonly help: unknown;
}

function errorOf({ message, error, help }: Failure): Error {
  if (error && (message === null || error instanceof ToolError)) return error;
  const [usage = ''] = (help as { help(): string }).help().split('\n', 1);
  return new UsageError(message ?? 'The command failed', usage);
}
