/**
 * The one file of the walker that touches `process`. Reading a program runs its factory and its builders, and
 * those may print, exit or look at the command line. Only `process` itself can hold them back: the walker runs
 * inside the host that it must protect, and before anything that an executor could route.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Lasts while code of a program runs; its asynchronous continuations belong to the same one. */
interface Visit {
  /** Members of `process` as this code sees them, its own assignments included. */
  readonly members: Map<string, unknown>;
  readonly onLeave: (code: string) => void;
}

const visits = new AsyncLocalStorage<Visit>();

/**
 * Runs code of a program so that it can neither end the process nor write to standard output: what it prints
 * goes to standard error, and `process.argv` is the script without words, so that no `--help` is in it. All
 * else that runs in the meantime sees `process` as it was. Needs the trap to be held.
 *
 * @param onLeave called with the exit code, as text, each time the code asks to end the process
 */
export function visit<T>(run: () => T, onLeave: (code: string) => void): T {
  const { exitCode } = process;
  const members = new Map<string, unknown>([['argv', process.argv.slice(0, 2)]]);
  try {
    return visits.run({ members, onLeave }, run);
  } finally {
    process.exitCode = exitCode;
  }
}

/** Thrown where code of a program asks to end the process. */
class LeaveSignal extends Error {
  override readonly name = 'LeaveSignal';
}

/** What `process.exit` is to code of a program. */
export function leave(code: unknown = process.exitCode): never {
  visits.getStore()?.onLeave(String(code ?? 0));
  throw new LeaveSignal('The process must not end while a program is read');
}

let holders = 0;
let restore: (() => void)[] = [];

/** Sets the trap or keeps it set. @returns a function that takes it away once nobody holds it any more */
export function holdTrap(): () => void {
  holders += 1;
  if (holders === 1) restore = setTrap();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) for (const undo of restore.splice(0).reverse()) undo();
  };
}

function setTrap(): (() => void)[] {
  const { exitCode, emit } = process;
  const members: Record<string, unknown> = {
    argv: [],
    exit: leave,
    // Where the `process.exit` ends that a module took at import, as yargs 17 does.
    reallyExit: (code: unknown) => {
      Reflect.set(process, '_exiting', false);
      process.exitCode = exitCode;
      leave(code);
    },
    // It would make the host clean up; and what is thrown in a timer would end the host.
    emit: (event: string, ...details: unknown[]) => {
      if (event === 'exit') return false;
      if (event === 'uncaughtException' && details[0] instanceof LeaveSignal) return true;
      return Reflect.apply(emit, process, [event, ...details]);
    },
  };
  // Taken before it is shadowed: a host that keeps standard output to itself has made both streams one.
  const { write: print } = process.stderr;
  const write = (...chunk: unknown[]) => Reflect.apply(print, process.stderr, chunk);
  return [
    ...Object.entries(members).map(([key, inVisit]) => shadow(process, key, inVisit)),
    shadow(process.stdout, 'write', write),
  ];
}

/**
 * Gives a member another value for code of a program alone.
 *
 * @returns takes it away, unless somebody has put something around it since: then it stays and passes on
 */
function shadow(target: object, key: string, inVisit: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, key);
  const before = own ?? { configurable: true, writable: true, value: Reflect.get(target, key) };
  let outside: PropertyDescriptor = before;
  const get = () => {
    const members = visits.getStore()?.members;
    if (members !== undefined) return members.has(key) ? members.get(key) : inVisit;
    return outside.get === undefined ? outside.value : outside.get.call(target);
  };
  const set = (value: unknown) => {
    const members = visits.getStore()?.members;
    if (members !== undefined) members.set(key, value);
    else if (outside.set !== undefined) outside.set.call(target, value);
    else outside = { ...outside, value };
  };
  Object.defineProperty(target, key, { configurable: true, enumerable: true, get, set });
  return () => {
    if (Object.getOwnPropertyDescriptor(target, key)?.get !== get) return;
    if (own === undefined && outside === before) Reflect.deleteProperty(target, key);
    else Object.defineProperty(target, key, outside);
  };
}
