import type { ArgumentsCamelCase, Argv, CommandModule } from 'yargs';
import { type CommandFacts, describeTool } from 'yargs-mcp';
import { InputError, type ToolError } from '../src/errors.js';
import type { ProgramContext } from './process-context.js';
import { listNames, refuseRepeated } from './repeated-options.js';
import { describeNote } from './report.js';
import { hintAtFile, type InputArguments } from './text-input.js';

/** A command or a group of commands, ready to be added to a program. */
export interface Command {
  /** The word that selects it. */
  readonly name: string;
  /** Absent for a group. */
  readonly facts?: Facts;
  /** Those of a group. */
  readonly commands?: readonly Command[];
  /** The yargs module; `depth` is the number of groups around it. */
  module(context: ProgramContext, depth: number): CommandModule;
}

export interface CommandDefinition<Args> {
  /** In yargs' notation, such as `encode <codec> [input]`. */
  readonly command: string;
  /** What it is for, in one line: the help and a model's list of tools show it. */
  readonly describe: string;
  readonly builder: (yargs: Argv) => Argv<Args>;
  readonly facts: Facts;
  /** Translates the arguments, calls the tool and words its result. Errors that it throws are reported for it. */
  readonly run: (args: ArgumentsCamelCase<Args>, context: ProgramContext) => Promise<Result>;
}

/** What yargs cannot hold. A model is offered standard input only where `stdin` says so. */
export interface Facts extends Omit<CommandFacts, 'effect' | 'examples' | 'output'> {
  readonly effect: NonNullable<CommandFacts['effect']>;
  /** Listed in the help, and run as tests. */
  readonly examples: readonly [Example, Example, ...Example[]];
  /** JSON Schema of the result's `data`. Adds the option `--json`. */
  readonly output?: { readonly type: 'object'; readonly [keyword: string]: unknown };
}

export interface Example {
  /** What a person types after the program's name, quoted for a POSIX shell. */
  readonly line: string;
  /** Standard output without its last newline; a pattern where each run differs. */
  readonly prints: string | RegExp;
}

/** What a command prints to standard output, and how it ends. */
export interface Result {
  /** Printed with exactly one newline at its end, unless it is empty. Bytes are printed as they are. */
  readonly text: string | Uint8Array;
  /** What `--json` prints instead. Required where `output` is declared. */
  readonly data?: object;
  /** What a reader should know besides, printed to standard error. */
  readonly notes?: readonly string[];
  /** @default 0 */
  readonly exitCode?: number;
  /** What went wrong after all; reported once the text is printed. */
  readonly failure?: ToolError | undefined;
}

/** Makes a command of its definition: the facts on its handler, the examples in its help, `--json`. */
export function defineCommand<Args>(definition: CommandDefinition<Args>): Command {
  const { command, describe, builder, facts } = definition;
  return {
    name: firstWord(command),
    facts,
    module(context, depth) {
      let lists: ReadonlySet<string> | undefined;
      const handler = async (args: ArgumentsCamelCase) => {
        if (lists) refuseRepeated(args, lists);
        const accepted = { ...args, ...inputAfterDashes(args, { command, depth }) };
        await runAndPrint(definition, accepted as ArgumentsCamelCase<Args>, context).catch(
          (error) => {
            hintAtFile(error, accepted);
            throw error;
          },
        );
      };
      return {
        command,
        describe,
        builder(yargs) {
          const built = addFacts(builder(yargs), facts);
          lists = listNames(built);
          return built;
        },
        handler: describeTool(handler, toolFacts(facts)),
      };
    },
  };
}

/** Makes a command that only holds others. */
export function defineGroup(name: string, describe: string, commands: readonly Command[]): Command {
  const names = commands.map((command) => command.name).join(', ');
  return {
    name,
    commands,
    module: (context, depth) => ({
      command: name,
      describe,
      builder: (yargs) => {
        for (const command of commands) yargs.command(command.module(context, depth + 1));
        yargs.usage(`$0 ${name} <command>`);
        return yargs.demandCommand(1, `Expected one of the commands ${names} after '${name}'`);
      },
      handler: () => {},
    }),
  };
}

function firstWord(command: string): string {
  return command.split(' ', 1)[0] ?? command;
}

/**
 * yargs leaves the words after `--` out of positionals; this gives `[input]` its own, so that
 * `encode base64 -- -x` means what it says.
 */
function inputAfterDashes(
  args: ArgumentsCamelCase<InputArguments>,
  { command, depth }: { readonly command: string; readonly depth: number },
): InputArguments {
  const [input, ...others] = args._.slice(depth + 1).map(String);
  if (input === undefined) return {};
  if (!command.endsWith('[input]')) throw new InputError(`Unknown argument: '${input}'`);
  const count = others.length + (args.input === undefined ? 1 : 2);
  if (count > 1) throw new InputError(`Expected one text, found ${count}`);
  return { input };
}

async function runAndPrint<Args>(
  { run }: CommandDefinition<Args>,
  args: ArgumentsCamelCase<Args>,
  context: ProgramContext,
): Promise<void> {
  const result = await run(args, context);
  if (result.exitCode !== undefined) context.exitCode = result.exitCode;
  for (const note of result.notes ?? []) await context.stderr.write(describeNote(note));
  const output = args.json && result.data ? JSON.stringify(result.data) : result.text;
  await context.stdout.write(typeof output === 'string' ? endLine(output) : output);
  if (result.failure) throw result.failure;
}

function endLine(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\n') end--;
  return end === 0 ? '' : `${text.slice(0, end)}\n`;
}

function addFacts<Args>(yargs: Argv<Args>, facts: Facts): Argv<Args> {
  for (const { line, prints } of facts.examples) {
    yargs.example(`$0 ${line}`, typeof prints === 'string' ? (prints.split('\n', 1)[0] ?? '') : '');
  }
  if (facts.output) yargs.option('json', { type: 'boolean', describe: 'Print JSON' });
  return yargs;
}

function toolFacts({ examples, output, ...facts }: Facts): CommandFacts {
  return {
    stdin: 'none',
    ...facts,
    examples: examples.map(({ line }) => line),
    ...(output && { output: { schema: output, option: 'json' } }),
  };
}
