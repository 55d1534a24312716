/** A command as its level declares it, before its builder has run. */
export interface Entry {
  /** The word that selects it; `$0` for a default command without a name. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** As declared, such as `copy <from> [to..]`. */
  readonly usage: string;
  /** False where the program hides it. */
  readonly description: string | false;
  readonly deprecated: boolean | string;
  readonly isDefault: boolean;
  /** Its handler does nothing, as that which yargs gives to commands without one. */
  readonly isEmpty: boolean;
  /** Added by yargs for `.completion()`. */
  readonly isCompletion: boolean;
  /** In the order in which yargs fills them: required ones first. */
  readonly positionals: readonly DeclaredPositional[];
  readonly handler: object;
  readonly builder: unknown;
  /** Number of middleware functions of its own. */
  readonly middleware: number;
}

export interface DeclaredPositional {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly variadic: boolean;
  readonly required: boolean;
}

/** What yargs holds at one command after its builder has run. A fact may be kept under any alias of its option. */
export interface Snapshot {
  readonly alias: ByName<readonly string[]>;
  readonly lists: Readonly<Record<ListedFact, readonly string[]>>;
  readonly facts: Facts;
  /** Titles of the groups that the program puts options in; of several the one given last. */
  readonly titles: ReadonlyMap<string, string>;
  readonly builtins: Readonly<Record<'help' | 'version' | 'show-hidden', string | undefined>>;
  readonly implied: ByName<readonly (string | number)[]>;
  readonly conflicting: ByName<readonly (string | undefined)[]>;
  readonly configObjects: readonly object[];
  readonly envPrefix: unknown;
  readonly demanded: { readonly min: number; readonly max: number } | undefined;
  readonly strict: { readonly all: boolean; readonly commands: boolean; readonly options: boolean };
  /** Only what the program sets. */
  readonly parserConfiguration: ByName<unknown>;
  /** Number of checks and middleware functions that are no coercions. */
  readonly middleware: number;
  /** Messages given to `usage()`. */
  readonly usage: readonly string[];
}

export type ByName<T> = Readonly<Record<string, T>>;

/** What it means for a name to be in a list. */
export type ListedFact =
  | ('declared' | 'array' | 'boolean' | 'string' | 'number' | 'count' | 'normalize')
  | ('hidden' | 'local' | 'required' | 'config' | 'coerced');

export interface Facts {
  /** `NaN` where one is demanded without saying how many. */
  readonly nargs: ByName<number>;
  readonly choices: ByName<readonly unknown[]>;
  readonly default: ByName<unknown>;
  readonly defaultDescription: ByName<string | undefined>;
  readonly description: ByName<string | undefined>;
  readonly deprecated: ByName<boolean | string | undefined>;
}
