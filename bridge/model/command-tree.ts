import type { CommandFacts } from './exposure.js';
import type { JsonValue } from './json.js';

/** What was read of one yargs program: every command that can be called, and those that could not be read. */
export interface CommandTree {
  /** The program's `scriptName`, as its help prints `$0`. */
  readonly program: string;
  /** Set when the program states one (`.version('1.2.3')`). */
  readonly version?: string;
  /** Callable commands in the order the program declares them, depth first. */
  readonly commands: readonly Command[];
  /** Commands that only hold others, with their descriptions; the program itself has the path `[]`. */
  readonly groups: readonly CommandGroup[];
  readonly skipped: readonly SkippedCommand[];
}

export interface CommandGroup {
  readonly path: readonly string[];
  readonly description: string;
  readonly hidden: boolean;
  readonly deprecated: boolean | string;
}

/** A command that exists but whose options could not be read, and why. */
export interface SkippedCommand {
  readonly path: readonly string[];
  readonly code: SkipCode;
  /** A sentence for the person who runs the program. */
  readonly reason: string;
}

export type SkipCode =
  | 'builder-exited'
  | 'builder-threw'
  | 'builder-timed-out'
  | 'not-callable'
  | 'unsupported-yargs';

/**
 * How a command is reached.
 *
 * - `leaf`: its words select it and nothing is below it.
 * - `group`: it has commands below it and a handler of its own.
 * - `default`: the unnamed default command (`$0`) of the group at `path`.
 * - `root`: the program declares no command at all and is callable itself.
 */
export type CommandRole = 'leaf' | 'group' | 'default' | 'root';

export interface Command {
  /** Canonical words that select it; `[]` for the program itself. */
  readonly path: readonly string[];
  readonly role: CommandRole;
  /** The declaration as written, such as `copy <from> [to..]`. */
  readonly usage: string;
  /** Other names of the last word of `path`. */
  readonly aliases: readonly string[];
  /** Empty when the program gives none. */
  readonly description: string;
  /** True when it or a group above it is hidden. */
  readonly hidden: boolean;
  /** The program's own sentence where it gives one, else what the nearest group above it says. */
  readonly deprecated: boolean | string;
  readonly positionals: readonly Positional[];
  /** Every named option in force here, positionals excepted; built-in and hidden ones are marked, not left out. */
  readonly options: readonly Option[];
  readonly relations: readonly Relation[];
  readonly parser: ParserFacts;
  readonly strict: Strictness;
  /** Bounds on words beyond the path and positionals, from `demandCommand`; absent where the program sets none. */
  readonly demanded?: { readonly min: number; readonly max?: number };
  /** Names and aliases of the commands below, which a first positional word of the same spelling would select. */
  readonly subcommands: readonly string[];
  /**
   * The word of `.completion()`, where it makes yargs print its script wherever it stands: among the words of
   * the program itself and of its default command.
   */
  readonly completionWord?: string;
  readonly dynamics: Dynamics;
  /** Facts attached to the handler with `describeTool`. */
  readonly facts?: CommandFacts;
  /** Equal for two commands exactly when they share one handler function. */
  readonly handlerId: number;
}

export type OptionType = 'string' | 'number' | 'boolean' | 'count' | 'untyped';

/** One option: a class of names that yargs treats as one. */
export interface Option {
  /** The declared name; the one the program's own code most likely reads. */
  readonly name: string;
  /** Every other declared name. Camel-case twins that yargs adds by itself are not listed. */
  readonly aliases: readonly string[];
  readonly type: OptionType;
  readonly array: boolean;
  /** Number of values per occurrence, at least 1; absent when not declared. */
  readonly nargs?: number;
  readonly requiresArg: boolean;
  /** A path that yargs normalizes. */
  readonly normalize: boolean;
  readonly choices?: readonly JsonValue[];
  readonly hasDefault: boolean;
  /** Present where the default is JSON-safe. */
  readonly default?: JsonValue;
  /** The program's wording of its default (`defaultDescription`, or the name of a default function). */
  readonly defaultDescription?: string;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly deprecated: boolean | string;
  /** False for `global: false`. */
  readonly global: boolean;
  /** The value names a configuration file whose values fill other options. */
  readonly config: boolean;
  /** A function of the program's changes the value after parsing. */
  readonly coerced: boolean;
  /** A configuration object of the program's already holds a value, which satisfies `required`. */
  readonly configured: boolean;
  readonly description: string;
  /** Title of the group the help lists it under, where the program sets one. */
  readonly group?: string;
  /** Set on options that yargs itself adds. */
  readonly builtin?: 'help' | 'version' | 'show-hidden';
}

export interface Positional extends Option {
  /** Place among the positionals, from 0. */
  readonly index: number;
  readonly variadic: boolean;
  /** False when the usage names it but `.positional()` never declares it. */
  readonly declared: boolean;
}

/**
 * A condition between options. `to` is a name, or for `count` a number of words.
 *
 * - `implies`: when `from` is given, `to` must be.
 * - `implies-absent`: when `from` is given, `to` must not be (`implies('a', '--no-b')`).
 * - `implies-count`: when `from` is given, at least `to` words must be.
 * - `conflicts`: `from` and `to` must not both be given.
 */
export type Relation =
  | {
      readonly kind: 'implies' | 'implies-absent' | 'conflicts';
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'implies-count'; readonly from: string; readonly to: number };

export interface Strictness {
  /** Unknown words are refused. */
  readonly commands: boolean;
  /** Unknown options are refused. */
  readonly options: boolean;
}

/** How the program's own parser reads words; read by experiment on a fresh instance where yargs does not say. */
export interface ParserFacts {
  /** `equals`: only `--key=value` of plain and array options loses one pair of quotes (yargs-parser 21+). `all`: every value does (20). */
  readonly quotes: 'equals' | 'all';
  /** Major version of yargs, from its objects' shape. */
  readonly yargs: 16 | 17 | 18;
  /** yargs-parser's settings with the program's changes applied. @see https://github.com/yargs/yargs-parser#configuration */
  readonly configuration: ParserConfiguration;
  /**
   * True where the program itself sets `parse-positional-numbers` to true, its default: yargs then rewrites
   * numeric words (`1.10`, `0x1F`) before it fills positionals with them.
   */
  readonly rewritesPositionals?: boolean;
}

export interface ParserConfiguration {
  readonly 'boolean-negation': boolean;
  readonly 'camel-case-expansion': boolean;
  readonly 'combine-arrays': boolean;
  readonly 'dot-notation': boolean;
  readonly 'duplicate-arguments-array': boolean;
  readonly 'flatten-duplicate-arrays': boolean;
  readonly 'greedy-arrays': boolean;
  readonly 'halt-at-non-option': boolean;
  readonly 'nargs-eats-options': boolean;
  readonly 'negation-prefix': string;
  readonly 'parse-numbers': boolean;
  readonly 'parse-positional-numbers': boolean;
  readonly 'populate--': boolean;
  readonly 'set-placeholder-key': boolean;
  readonly 'short-option-groups': boolean;
  readonly 'sort-commands': boolean;
  readonly 'strip-aliased': boolean;
  readonly 'strip-dashed': boolean;
  readonly 'unknown-options-as-args': boolean;
}

/** What makes a command's reading of its words depend on more than the words. */
export interface Dynamics {
  /** Checks and middleware that yargs runs before or after validation; it does not tell them apart. */
  readonly middleware: number;
  /** Prefix of environment variables that fill options; absent when off, empty for every variable. */
  readonly envPrefix?: string;
  /** True when a configuration object (`.config({...})`, `pkgConf`) fills options. */
  readonly configObjects: boolean;
}
