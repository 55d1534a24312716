import type { Command, CommandTree } from '../model/command-tree.js';

export interface ToolName {
  readonly name: string;
  /** Why the name carries a hash; absent where it is the path alone. */
  readonly hashed?: 'collides' | 'long';
}

/**
 * A name for each command of the tree, in its order: the path's words (the program's name for the program
 * itself) joined by `_`, in `[a-z0-9_-]`, at most 50 characters, unique. All commands are named, whether or
 * not they become tools, so that a selection never renames one.
 *
 * A prefix counts as one more word in front.
 */
export function nameTools(tree: CommandTree, prefix?: string): readonly ToolName[] {
  const plain = tree.commands.map((command) => plainName(command, tree.program, prefix));
  const count = new Map<string, number>();
  for (const name of plain) count.set(name, (count.get(name) ?? 0) + 1);
  const collides = (name: string) => (count.get(name) ?? 0) > 1;
  const taken = new Set(plain.filter((name) => !collides(name) && name.length <= limit));
  return tree.commands.map((command, index): ToolName => {
    const name = plain[index] as string;
    if (taken.has(name)) return { name };
    const unique = hashedName(name, command, taken);
    taken.add(unique);
    return { name: unique, hashed: collides(name) ? 'collides' : 'long' };
  });
}

const limit = 50;

function plainName(command: Command, program: string, prefix: string | undefined): string {
  const own = command.path.length > 0 ? command.path : [programName(program)];
  return [...(prefix ? [prefix] : []), ...own]
    .map((word) => word.toLowerCase().replace(/[^a-z0-9_-]/gu, '_'))
    .join('_');
}

/** yargs takes a program's name from the path of its script, which differs from one directory to the next. */
function programName(program: string): string {
  const script = program.split(/[\\/\s]/).at(-1) ?? '';
  return script.replace(/\.[cm]?[jt]s$/, '') || 'program';
}

function hashedName(name: string, command: Command, taken: ReadonlySet<string>): string {
  const identity = [...command.path, ...(command.role === 'default' ? ['$0'] : [])].join(' ');
  for (let round = 0; ; round++) {
    const hash = hashOf(round === 0 ? identity : `${identity} ${round}`);
    const candidate = `${name.slice(0, limit - hash.length - 1)}_${hash}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** FNV-1a of 32 bits in base 36, seven characters. @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
