/**
 * The undocumented part of yargs that the bridge uses, as narrow as it can be. `@types/yargs` has none of it.
 * `getInternalMethods` exists in 17 and 18; 16 has the same objects as methods of the instance.
 */
export interface YargsInternals {
  getCommandInstance(): YargsCommands;
  getUsageInstance(): YargsUsage;
  getValidationInstance(): YargsValidation;
  getContext(): YargsContext;
  getParserConfiguration(): Record<string, unknown>;
  getLoggerInstance(): YargsLogger;
  reset(aliases?: Record<string, string[]>): YargsInstance;
  runYargsParserAndExecuteCommands(args: readonly string[], shortCircuit?: boolean): unknown;
}

/** Names under which 16 has on the instance itself what `getInternalMethods` gives in 17 and 18. */
export interface LegacyYargsInternals extends Omit<YargsInternals, 'getLoggerInstance'> {
  _getLoggerInstance(): YargsLogger;
  _parseArgs(args: readonly string[], shortCircuit?: boolean): unknown;
}

export interface YargsInstance {
  parsed: false | { aliases: Record<string, string[]>; newAliases: Record<string, boolean> };
  $0: string;
  /** Set once the program has called `scriptName`. */
  customScriptName?: boolean;
  getInternalMethods(): YargsInternals;
  getOptions(): YargsOptions;
  getGroups(): Record<string, string[]>;
  getStrict(): boolean;
  getStrictCommands?(): boolean;
  getStrictOptions?(): boolean;
  exitProcess(enabled: boolean): YargsInstance;
  option(key: string, value: unknown): YargsInstance;
  group(names: readonly string[], title: string): YargsInstance;
  help(name: string | false): YargsInstance;
  version(name: string | false, message?: string): YargsInstance;
  strict(enabled: boolean): YargsInstance;
  strictCommands?(enabled: boolean): YargsInstance;
  strictOptions?(enabled: boolean): YargsInstance;
  parserConfiguration(configuration: Record<string, unknown>): YargsInstance;
  detectLocale(enabled: boolean): YargsInstance;
  showCompletionScript(script: string): YargsInstance;
  middleware(callback: YargsMiddleware, applyBeforeValidation?: boolean): YargsInstance;
  parse(...args: unknown[]): unknown;
  parseSync?(...args: unknown[]): unknown;
  parseAsync?(...args: unknown[]): Promise<unknown>;
}

export type YargsMiddleware = ((argv: Record<string, unknown>, yargs: unknown) => unknown) & {
  option?: string;
  global?: boolean;
  applyBeforeValidation?: boolean;
};

export interface YargsCommands {
  getCommandHandlers(): Record<string, YargsCommandHandler>;
  aliasMap?: Record<string, string>;
  defaultCommand?: YargsCommandHandler;
  globalMiddleware?: { getMiddleware(): YargsMiddleware[] };
  freeze(): void;
  unfreeze(): void;
}

export interface YargsLogger {
  log(...values: unknown[]): void;
}

export interface YargsCommandHandler {
  original: string;
  description: string | false;
  handler: (argv: unknown) => unknown;
  builder: ((yargs: unknown, helpOrVersionSet: boolean) => unknown) | Record<string, unknown>;
  middlewares: YargsMiddleware[];
  deprecated?: boolean | string;
  demanded: YargsPositional[];
  optional: YargsPositional[];
}

export interface YargsPositional {
  cmd: string[];
  variadic: boolean;
}

export interface YargsUsage {
  getDescriptions(): Record<string, string | undefined>;
  getCommands(): [string, string, boolean, string[], (boolean | string)?][];
  getUsage(): [string, string][];
  /** A translated title, so it identifies nothing. */
  getPositionalGroupName(): string;
  showVersion(level: 'log'): void;
  fail(message: string | null, error?: unknown): unknown;
  freeze(): void;
  unfreeze(): void;
}

export interface YargsValidation {
  getImplied(): Record<string, (string | number)[]>;
  getConflicting(): Record<string, (string | undefined)[]>;
  unknownArguments(
    argv: Record<string, unknown>,
    aliases: Record<string, string[]>,
    positionals: Record<string, unknown>,
    isDefaultCommand: boolean,
  ): void;
}

export interface YargsContext {
  commands: string[];
  fullCommands: string[];
  /** 16 only: what `commandDir` has loaded. */
  files?: string[];
}

export interface YargsOptions {
  key: Record<string, boolean | string>;
  alias: Record<string, string[]>;
  array: string[];
  boolean: string[];
  string: string[];
  number: string[];
  count: string[];
  normalize: string[];
  narg: Record<string, number>;
  choices: Record<string, unknown[]>;
  default: Record<string, unknown>;
  defaultDescription: Record<string, string | undefined>;
  demandedOptions: Record<string, string | undefined>;
  demandedCommands: Record<string, { min: number; max: number }>;
  hiddenOptions: string[];
  deprecatedOptions: Record<string, boolean | string>;
  local: string[];
  config: Record<string, unknown>;
  configObjects: Record<string, unknown>[];
  configuration: Record<string, unknown>;
  coerce?: Record<string, unknown>;
  envPrefix?: string;
  skipValidation: string[];
  showHiddenOpt?: string;
}
