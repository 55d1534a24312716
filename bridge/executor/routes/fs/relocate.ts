import { Dir, Dirent } from 'node:fs';
import path from 'node:path';

/** The working directory that relative paths mean to the operating system. */
const realCwd = process.cwd;

export interface Relocation {
  readonly args: readonly unknown[];
  /** Puts the paths back into an error as the program wrote them; returns what it is given. */
  restoreError(error: unknown): unknown;
  restoreResult(result: unknown): unknown;
}

/** Undefined when the paths mean the same in both directories. */
export function relocate(
  cwd: string,
  { args, indexes }: { readonly args: readonly unknown[]; readonly indexes: readonly number[] },
): Relocation | undefined {
  if (!indexes.some((index) => isRelative(args[index])) || cwd === realCwd.call(process)) {
    return undefined;
  }
  const moved = indexes
    .filter((index) => isRelative(args[index]))
    .map((index) => ({
      index,
      given: String(args[index]),
      absolute: join(cwd, String(args[index])),
    }));
  const changed = [...args];
  for (const { index, absolute } of moved) changed[index] = absolute;
  return {
    args: changed,
    restoreError: (error) => moved.reduce(restorePathsInError, error),
    restoreResult: (result) => (moved[0] ? restorePathsInResult(result, moved[0]) : result),
  };
}

interface Moved {
  readonly given: string;
  readonly absolute: string;
}

function isRelative(value: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('/') && !value.includes('\0');
  return value instanceof Uint8Array && value[0] !== 0x2f;
}

/** Unlike `path.join`, keeps what follows as it is written: a trailing slash has a meaning. */
function join(cwd: string, relative: string): string {
  return relative === '' ? '' : `${cwd.replace(/\/$/, '')}/${relative}`;
}

function restorePathsInError(error: unknown, { given, absolute }: Moved): unknown {
  if (!(error instanceof Error)) return error;
  const failure = error as NodeJS.ErrnoException & { dest?: string };
  if (failure.path === absolute) failure.path = given;
  if (failure.dest === absolute) failure.dest = given;
  const [before, after] = [`'${absolute}'`, `'${given}'`];
  const { stack } = failure;
  failure.message = failure.message.replaceAll(before, after);
  if (stack !== undefined) failure.stack = stack.replaceAll(before, after);
  return failure;
}

function restorePathsInResult(result: unknown, moved: Moved): unknown {
  if (typeof result === 'string') return restorePath(result, moved);
  if (Array.isArray(result)) {
    for (const entry of result) if (entry instanceof Dirent) restoreEntry(entry, moved);
  }
  if (result instanceof Dir) Object.defineProperty(result, 'path', { value: moved.given });
  return result;
}

function restoreEntry(entry: Dirent, moved: Moved): void {
  for (const key of ['path', 'parentPath'] as const) {
    if (typeof entry[key] === 'string') entry[key] = restorePath(entry[key], moved);
  }
}

/** A path inside or above the one that was given, as `mkdir` and `mkdtemp` return them. */
function restorePath(result: string, { given, absolute }: Moved): string {
  if (result.startsWith(absolute)) return given + result.slice(absolute.length);
  const cwd = absolute.slice(0, absolute.length - given.length);
  return result.startsWith(cwd) ? path.relative(cwd, result) : result;
}
