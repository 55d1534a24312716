import type { Command, CommandTree } from '../model/command-tree.js';
import type { ExposureRule, Selection } from '../model/exposure.js';
import type { Program, ProgramFactory } from '../model/program.js';
import type { LintFinding, Tool } from '../model/tool.js';
import { callEnvironment } from './call-environment.js';
import { loadFactory } from './program.js';
import { readSurroundings } from './protocol/surroundings.js';

/** The tools of one program, what was left out, and what a person should look at. */
export interface Catalogue {
  /** The program's `scriptName`. */
  readonly program: string;
  /** Where the program states one. */
  readonly version?: string;
  /** In the order the program declares its commands. */
  readonly tools: readonly Tool[];
  readonly skipped: readonly { readonly path: readonly string[]; readonly reason: string }[];
  readonly findings: readonly LintFinding[];
  find(name: string): Tool | undefined;
}

export interface CatalogueOptions {
  /** Facts beside the program; of each field the first matching rule that sets it wins. @default none */
  readonly rules?: readonly ExposureRule[];
  /** @default every command that is neither hidden nor deprecated */
  readonly selection?: Selection;
  /** Put in front of each tool's name as one more word. @default none */
  readonly prefix?: string;
  /** Working directory of calls, in which the program is read too. @default that of the process */
  readonly cwd?: string;
  /** Environment of calls, to which `NO_COLOR`, `COLUMNS` and `YARGS_MCP` are added. @default that of the process */
  readonly env?: Readonly<Record<string, string>>;
  /** Reaches the program as `currentCall().settings`. @default undefined */
  readonly settings?: unknown;
}

/**
 * Reads a program and derives its tools; runs and serves nothing.
 *
 * @throws BridgeError `program-not-loaded`
 *
 * @example
 * const { tools, findings } = await createCatalogue(createProgram);
 * console.log(tools.map((tool) => tool.definition.name), findings);
 */
export async function createCatalogue(
  program: Program,
  options: CatalogueOptions = {},
): Promise<Catalogue> {
  const [create, { derive }] = await Promise.all([
    loadFactory(program),
    import('../schema/derive.js'),
  ]);
  const tree = withoutRoot(await read(create, options));
  const { tools, skipped, findings } = derive(tree, options);
  const byName = new Map(tools.map((tool) => [tool.definition.name, tool]));
  return {
    program: tree.program,
    ...(tree.version !== undefined && { version: tree.version }),
    tools,
    skipped,
    findings,
    find: (name) => byName.get(name),
  };
}

/** A call ends where parsing does: a program without any command does its work after it, and a tool would do nothing. */
function withoutRoot(tree: CommandTree): CommandTree {
  const isRoot = ({ role }: Command) => role === 'root';
  const skipped = tree.commands.filter(isRoot).map(({ path }) => ({ path, ...notInCommand }));
  return {
    ...tree,
    commands: tree.commands.filter((command) => !isRoot(command)),
    skipped: [...tree.skipped, ...skipped],
  };
}

const notInCommand = {
  code: 'not-callable',
  reason:
    'The program has no command, and what it does after parsing cannot run as a tool; move that into the handler of a default command, ".command(\'$0\', ...)"',
} as const;

/**
 * Defaults and choices may come from the directory and the environment, so that a program is read where its
 * calls run. Reading a program and running one both put something around `process`. Holding the outer layer while the
 * inner one comes and goes lets both be taken away again, however reads and calls overlap.
 */
async function read(create: ProgramFactory, options: CatalogueOptions): Promise<CommandTree> {
  const [{ walk }, { install }, { readAsCall }] = await Promise.all([
    import('../walker/walk.js'),
    import('../executor/routes/install.js'),
    import('../executor/lifetime/read-as-call.js'),
  ]);
  const { cwd, env, script, settings } = { settings: undefined, ...readSurroundings(), ...options };
  const world = { cwd, env: callEnvironment(env), script, settings };
  const release = install();
  try {
    return await readAsCall(world, () => walk(create));
  } finally {
    release();
  }
}
