import type { YargsProgram } from '../../model/program.js';
import type {
  YargsInstance,
  YargsInternals,
  YargsMiddleware,
} from '../../model/yargs-internals.js';
import { renderHelpLazily } from './lazy-help.js';

/** The names by which yargs knows a value at the moment before it validates. */
export interface ParsedNames {
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  readonly configuration: Readonly<Record<string, unknown>>;
}

export type BeforeValidation = (argv: Record<string, unknown>, names: ParsedNames) => void;

/** What 16 has as methods of the instance and later versions behind `getInternalMethods`. */
type Instance = Omit<YargsInstance, 'getInternalMethods'> &
  Pick<YargsInternals, 'getUsageInstance' | 'getParserConfiguration'> & {
    getInternalMethods?(): YargsInternals;
    getExitProcess(): boolean;
    exit(code: number, error?: Error): void;
    /** 16 only. */
    _runValidation?(argv: Record<string, unknown>, ...rest: unknown[]): void;
  };

const used = new WeakSet<object>();

/**
 * A yargs instance made ready to run in a process that must live on: it exits through `process.exit`, read
 * at that moment, and never by the function that yargs 17 has captured at import.
 *
 * @throws when the factory's result is no yargs instance, or one that has run before
 */
export class FreshProgram {
  readonly #yargs: Instance;
  readonly #written: () => number;
  #failedAt: number | undefined;

  /** @param written bytes the call has printed so far */
  constructor(program: YargsProgram, written: () => number) {
    this.#yargs = checkFresh(program);
    this.#written = written;
    exitThroughProcess(this.#yargs);
    const internals = this.#yargs.getInternalMethods?.();
    if (internals) renderHelpLazily(internals.getUsageInstance(), internals.getContext());
    this.#observeFailure();
  }

  parse(argv: readonly string[]): unknown {
    const yargs = this.#yargs;
    return yargs.parseAsync === undefined ? yargs.parse(argv) : yargs.parseAsync(argv);
  }

  /** Whether a failure has gone through yargs, or the program's own `.fail`, and something was printed. */
  hasReported(): boolean {
    return this.#failedAt !== undefined && this.#written() > this.#failedAt;
  }

  /**
   * Adds what is to happen to the parsed values once, before they are validated: from 17 on before anything of
   * the program's own sees them, in 16 after `coerce` and the program's middleware, which run before.
   */
  beforeValidation(apply: BeforeValidation): void {
    const yargs = this.#yargs;
    let applied = false;
    const applyOnce = (argv: Record<string, unknown>) => {
      if (applied) return;
      applied = true;
      const configuration = internalsOf(yargs).getParserConfiguration();
      apply(argv, { aliases: yargs.parsed === false ? {} : yargs.parsed.aliases, configuration });
    };
    if (yargs.getInternalMethods === undefined) hookValidation(yargs, applyOnce);
    else placeFirst(yargs as YargsInstance, applyOnce);
  }

  #observeFailure(): void {
    const usage = internalsOf(this.#yargs).getUsageInstance() as {
      fail?(...args: unknown[]): unknown;
    };
    const { fail } = usage;
    usage.fail = (...args) => {
      this.#failedAt ??= this.#written();
      return fail?.apply(usage, args);
    };
  }
}

function checkFresh(program: YargsProgram): Instance {
  if (typeof program?.parse !== 'function') {
    throw new TypeError(
      'The factory of the program returned no yargs instance; return the instance, and leave parsing to the caller',
    );
  }
  if (used.has(program)) {
    throw new TypeError(
      'The factory of the program returned an instance that has run before; make a new one in each call',
    );
  }
  used.add(program);
  return program as unknown as Instance;
}

function internalsOf(
  yargs: Instance,
): Pick<YargsInternals, 'getUsageInstance' | 'getParserConfiguration'> {
  return yargs.getInternalMethods?.() ?? yargs;
}

/** Whether it exits stays the program's choice, now and in its builders. */
function exitThroughProcess(yargs: Instance): void {
  let exits = yargs.getExitProcess();
  yargs.exitProcess(false);
  const { exit } = yargs;
  yargs.exit = (code, error) => {
    exit.call(yargs, code, error);
    if (exits) process.exit(code);
  };
  yargs.getExitProcess = () => exits;
  yargs.exitProcess = (enabled = true) => {
    exits = enabled;
    return yargs as unknown as YargsInstance;
  };
}

function placeFirst(yargs: YargsInstance, apply: (argv: Record<string, unknown>) => void): void {
  const middleware: YargsMiddleware = (argv) => apply(argv);
  yargs.middleware(middleware, true);
  const list = yargs.getInternalMethods().getCommandInstance().globalMiddleware?.getMiddleware();
  const last = list?.pop();
  if (last !== undefined) list?.unshift(last);
}

function hookValidation(yargs: Instance, apply: (argv: Record<string, unknown>) => void): void {
  const validate = yargs._runValidation;
  yargs._runValidation = (argv, ...rest) => {
    apply(argv);
    validate?.call(yargs, argv, ...rest);
  };
}
