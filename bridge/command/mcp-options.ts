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
  readonly readOnly?: boolean;
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

// biome-ignore lint/suspicious/noExplicitAny: as above
export function addOptions(yargs: Argv<any>, { builder }: McpCommandOptions): Argv<any> {
  const own = yargs
    .option('stdio', { type: 'boolean', describe: 'Serve even if standard input is a terminal' })
    .option('list', { type: 'boolean', describe: 'Print the tools as JSON and exit' })
    .option('lint', { type: 'boolean', describe: 'Report what to improve in the tools and exit' })
    .option('tokens', { type: 'boolean', describe: 'Report what the tools cost a model and exit' })
    .option('include', patterns('Only commands that match, such as "user **"'))
    .option('exclude', patterns('No commands that match'))
    .option('read-only', { type: 'boolean', describe: 'Only commands declared to be read-only' })
    .option('cwd', { type: 'string', requiresArg: true, describe: 'Directory that calls run in' })
    .option('timeout', {
      type: 'number',
      requiresArg: true,
      describe: 'Seconds a call may take if its command states no limit',
    });
  return builder ? builder(own) : own;
}

const patterns = (describe: string) =>
  ({ type: 'array', string: true, requiresArg: true, describe }) as const;

/**
 * The options of the program, overruled by the command line.
 *
 * @throws UsageError
 */
export function toServerOptions(
  { include, exclude, readOnly, cwd, timeout }: McpArguments,
  options: McpCommandOptions,
): ServerOptions {
  const { builder: _builder, onServe: _onServe, countTokens: _count, ...server } = options;
  const selection = {
    ...options.selection,
    ...(include && { include }),
    ...(exclude && { exclude: [...(options.selection?.exclude ?? []), ...exclude] }),
    ...(readOnly && { readOnly }),
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
