import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Argv } from 'yargs';
import type { Program } from '../model/program.js';
import type { ServerOptions } from '../server/server.js';
import { UsageError } from './exit-with.js';

export interface McpCommandOptions extends Omit<ServerOptions, 'settings' | 'env'> {
  /** Adds options of the program's own to `mcp`. @default none */
  // biome-ignore lint/suspicious/noExplicitAny: the options so far are no business of the program's
  readonly builder?: (yargs: Argv<any>) => Argv<any>;
  /**
   * Told the arguments of `mcp` before it serves; what it returns, or resolves to, reaches commands as
   * `currentCall().settings`. @default none
   */
  readonly onServe?: (argv: Readonly<Record<string, unknown>>) => unknown;
  /** Counts for `--tokens`, by a tokenizer of the program's choice. @default an estimate, and labelled as one */
  readonly countTokens?: (text: string) => number | Promise<number>;
}

/** A program and what it said of its command `mcp`. */
export interface Offer {
  readonly program: Program;
  readonly options: McpCommandOptions;
}

/** What `mcp` was given on its command line. */
export interface McpArguments {
  readonly stdio?: boolean;
  readonly list?: boolean;
  readonly lint?: boolean;
  readonly tokens?: boolean;
  readonly cwd?: string;
  /** Seconds. */
  readonly timeout?: number;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Programs may turn off either name of an option, `read-only` or `readOnly`. */
  readonly readOnly?: boolean;
  readonly 'read-only'?: boolean;
  /** The words of the command line, `mcp` the last of them. */
  readonly _: readonly (string | number)[];
  readonly [option: string]: unknown;
}

/** Of `mcp call`. */
export interface CallArguments extends McpArguments {
  readonly tool: string;
  readonly input?: string;
  readonly json?: boolean;
}

/** Of `mcp install`. */
export interface InstallArguments extends McpArguments {
  readonly client: 'claude' | 'codex' | 'cursor' | 'gemini' | 'vscode';
  readonly global?: boolean;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly 'dry-run'?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export function addOptions(yargs: Argv<any>, { builder }: McpCommandOptions): Argv<any> {
  const own = addCallOptions(
    yargs
      .option('stdio', ofMcp('boolean', 'Serve even if standard input is a terminal'))
      .option('list', ofMcp('boolean', 'Print the tools as JSON and exit'))
      .option('lint', ofMcp('boolean', 'Report what to improve in the tools and exit'))
      .option('tokens', ofMcp('boolean', 'Report what the tools cost a model and exit'))
      .option('include', ofMcp('array', 'Only commands that match, such as "user **"'))
      .option('exclude', ofMcp('array', 'No commands that match'))
      .option('read-only', ofMcp('boolean', 'Only commands declared to be read-only')),
  );
  return builder ? builder(own) : own;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export function addCallOptions(yargs: Argv<any>): Argv<any> {
  return yargs
    .option('cwd', ofMcp('string', 'Directory that calls run in'))
    .option('timeout', ofMcp('number', 'Seconds a call may take if its command states no limit'));
}

/** Not for the commands below. */
const ofMcp = (type: 'array' | 'boolean' | 'number' | 'string', describe: string) => ({
  type,
  describe,
  global: false,
  ...(type === 'array' && { string: true }),
  ...(type !== 'boolean' && { requiresArg: true }),
});

/**
 * The options of the program, overruled by the command line.
 *
 * @throws UsageError
 */
export function toServerOptions(argv: McpArguments, options: McpCommandOptions): ServerOptions {
  const { include, exclude, cwd, timeout } = argv;
  const { builder: _builder, onServe: _onServe, countTokens: _count, ...server } = options;
  const selection = {
    ...options.selection,
    ...(include && { include }),
    ...(exclude && { exclude: [...(options.selection?.exclude ?? []), ...exclude] }),
    ...((argv.readOnly ?? argv['read-only']) && { readOnly: true }),
  };
  return {
    ...server,
    selection,
    ...(cwd !== undefined && { cwd: toDirectory(cwd) }),
    ...(timeout !== undefined && { timeout: toMilliseconds(timeout) }),
  };
}

function toDirectory(cwd: string): string {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return resolve(cwd);
  throw new UsageError(`"${cwd}" is no directory: expected --cwd to name one that exists`);
}

function toMilliseconds(seconds: number): number {
  if (seconds > 0) return seconds * 1000;
  throw new UsageError(`--timeout is ${seconds}: expected a number of seconds above 0`);
}
