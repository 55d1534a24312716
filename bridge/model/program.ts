/**
 * The part of a yargs instance that every version from 16 to 18 has, and that `yargs(...)` of each
 * version's types is assignable to. What the bridge reads beyond it is in `yargs-internals.ts`.
 */
export interface YargsProgram {
  // biome-ignore lint/suspicious/noExplicitAny: the three versions' parse signatures share no narrower type
  parse(...args: any[]): any;
}

/** Makes a fresh, configured, unparsed yargs instance each time it is called. */
export type ProgramFactory = () => YargsProgram | Promise<YargsProgram>;

/** Where a program's factory lives: a module and the name it is exported under. */
export interface ProgramModule {
  readonly module: URL;
  /** @default 'createProgram' */
  readonly export?: string;
}

/** A yargs program: a factory function, or the module that exports one. */
export type Program = ProgramFactory | ProgramModule;
