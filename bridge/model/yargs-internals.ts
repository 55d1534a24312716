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
  reset(aliases?: Record<string, string[]>): YargsInstance;
  runYargsParserAndExecuteCommands(args: readonly string[], shortCircuit?: boolean): unknown;
}

export interface YargsInstance {
  parsed: false | { aliases: Record<string, string[]>; newAliases: Record<string, boolean> };
  $0: string;
  getInternalMethods(): YargsInternals;
  getOptions(): YargsOptions;
  getGroups(): Record<string, string[]>;
  getStrict(): boolean;
  getStrictCommands?(): boolean;
  getStrictOptions?(): boolean;
  exitProcess(enabled: boolean): YargsInstance;
  option(key: string, value: unknown): YargsInstance;
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
}

export interface YargsValidation {
  getImplied(): Record<string, (string | number)[]>;
  getConflicting(): Record<string, (string | undefined)[]>;
}

export interface YargsContext {
  commands: string[];
  fullCommands: string[];
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
}
