/**
 * What a tool may ask of the world. A tool takes it as a parameter and reaches for nothing else,
 * so a test can give it another world, and the bridge a world per call.
 */
export interface Context {
  /** Absolute directory that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted once nobody waits for the result; absent where a call cannot be cancelled. */
  readonly signal: AbortSignal | undefined;
  readonly files: Files;
  readonly clock: Clock;
  readonly random: Random;
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /**
   * Runs `run` of another module in a thread of its own, which is ended at its limits: for work whose
   * cost somebody else decides (patterns, queries, schemas).
   *
   * @example isolate<typeof import('./match.js')>(new URL('./match.js', import.meta.url), input, limits)
   * @throws {LimitError} at a limit; any other rejection is a defect, as `run` returns what it refuses as data
   */
  isolate<Task extends IsolatedTask>(
    module: URL,
    input: Parameters<Task['run']>[0],
    limits: IsolationLimits,
  ): Promise<Awaited<ReturnType<Task['run']>>>;
}

export interface Files {
  /**
   * The content of a file; `path` is absolute or relative to the working directory.
   *
   * @throws {ToolError} that says why it cannot be read
   */
  read(path: string): Promise<Uint8Array>;
  /**
   * Creates a file or replaces its content.
   *
   * @throws {ToolError} that says why it cannot be written
   */
  write(path: string, content: string | Uint8Array): Promise<void>;
}

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

export interface Random {
  /** Bytes fit for cryptography. */
  bytes(size: number): Uint8Array;
}

export interface Input {
  /** A person is at the other end: reading would wait for typing. */
  readonly isTerminal: boolean;
  /** Everything up to the end of input. */
  read(): Promise<Uint8Array>;
}

export interface Output {
  readonly isTerminal: boolean;
  /** Width in characters. @default 80 where it is not a terminal */
  readonly columns: number;
  /** Escape sequences for colours are welcome. */
  readonly color: boolean;
  /** Settles when the chunk has been handed over. A reader that has gone away is not an error. */
  write(chunk: string | Uint8Array): Promise<void>;
}

/** What a module must export to run isolated. Input and result are structured clones. */
export interface IsolatedTask {
  // biome-ignore lint/suspicious/noExplicitAny: any function of one parameter will do
  run(input: any): unknown;
}

export interface IsolationLimits {
  /** Milliseconds. */
  readonly timeout: number;
  /** Mebibytes of JavaScript heap. WebAssembly memory is not counted. */
  readonly memory: number;
}
