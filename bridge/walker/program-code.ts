import { holdTrap, visit } from './process-trap.js';

/** How a factory or a builder ended, and whether any of it may still be running. */
export type CodeEnding<T> = { readonly settled: boolean } & (
  | { readonly kind: 'returned'; readonly value: T }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'exited'; readonly code: string }
  | { readonly kind: 'timed-out' }
);

/**
 * Runs a factory or a builder of the program to its end. It can neither end the process nor reach standard
 * output, and asynchronous code is waited for no longer than the limit. A synchronous endless loop cannot be
 * interrupted from within its own thread: reading a program that has one does not return.
 *
 * @param limit milliseconds
 */
export async function runProgramCode<T>(
  run: () => T | PromiseLike<T>,
  limit: number,
): Promise<CodeEnding<T>> {
  const exit = createExit();
  let value: T | PromiseLike<T>;
  try {
    value = visit(run, exit.leave);
  } catch (error) {
    return exit.outweigh({ kind: 'threw', error, settled: true });
  }
  if (!isPromiseLike(value)) return exit.outweigh({ kind: 'returned', value, settled: true });
  return exit.outweigh(await firstEnding(value, { limit, left: exit.left }));
}

/** An exit counts even where the code catches what `process.exit` throws: a terminal would be back at its prompt. */
function createExit() {
  let code: string | undefined;
  let resolve = () => {};
  const left = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    left,
    leave(given: string) {
      code ??= given;
      resolve();
    },
    outweigh<T>(ending: CodeEnding<T>): CodeEnding<T> {
      return code === undefined ? ending : { kind: 'exited', code, settled: ending.settled };
    },
  };
}

async function firstEnding<T>(
  value: PromiseLike<T>,
  options: { readonly limit: number; readonly left: Promise<void> },
): Promise<CodeEnding<T>> {
  const release = holdTrap();
  const unsettled: CodeEnding<T> = { kind: 'timed-out', settled: false };
  const end = Promise.resolve(value)
    .then<CodeEnding<T>, CodeEnding<T>>(
      (value) => ({ kind: 'returned', value, settled: true }),
      (error) => ({ kind: 'threw', error, settled: true }),
    )
    .finally(release);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CodeEnding<T>>((resolve) => {
    timer = setTimeout(resolve, options.limit, unsettled);
  });
  // Code that exits from an asynchronous function settles a moment later, code in a callback never.
  const left = options.left.then(() => new Promise(setImmediate)).then(() => unsettled);
  try {
    return await Promise.race([end, late, left]);
  } finally {
    clearTimeout(timer);
  }
}

export function isPromiseLike<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as PromiseLike<T> | undefined)?.then === 'function';
}
