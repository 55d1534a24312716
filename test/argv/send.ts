import { encode } from '../../bridge/argv/encode.js';
import type { Command } from '../../bridge/model/command-tree.js';
import type { Expectation } from '../../bridge/model/invocation.js';
import type { JsonValue } from '../../bridge/model/json.js';
import type { CommandValues } from '../../bridge/model/tool.js';
import { walk } from '../../bridge/walker/walk.js';
import type { AnyYargs, Received } from './program.js';
import { run } from './run.js';
import { type Version, versions } from './versions.js';

export interface Line {
  /** Declares commands on a fresh instance, the one under test with the handler given. */
  readonly build: (y: AnyYargs, handler: (argv: Record<string, unknown>) => void) => AnyYargs;
  /** Words of the command under test; `''` is the program or its default command. @default 'cmd' */
  readonly path?: string;
  readonly values?: Readonly<Record<string, JsonValue>>;
  readonly extra?: CommandValues['extra'];
  readonly rest?: CommandValues['rest'];
  /** @default false */
  readonly injection?: boolean;
  /** In place of what was read of the command. */
  readonly facts?: Partial<Command>;
}

/** What became of one line: how it was encoded, and what the handler received. */
export interface Sent {
  readonly argv?: readonly string[];
  readonly injected?: readonly string[];
  readonly expectations?: readonly Expectation[];
  readonly received?: Record<string, unknown>;
  /** An error of yargs' own. */
  readonly failed?: string;
  /** Reasons by name. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** Encodes values and gives the line to the real parser; without injection, as a terminal would. */
export async function send(version: Version, line: Line): Promise<Sent> {
  const command = await commandOf(version, line);
  const injection = line.injection ?? false;
  const { values = {}, extra = [], rest = [] } = line;
  const named = new Map(Object.entries(values));
  const encoding = encode(command, { named, extra, rest }, { injection });
  if (!encoding.ok) {
    return {
      refused: Object.fromEntries(encoding.refusals.map(({ name, reason }) => [name, reason])),
    };
  }
  const { argv, expectations } = encoding;
  const create = (received: Received) => build(version, { line, received });
  const isRoot = command.role === 'root';
  const ending = await run(encoding, { create, isRoot, withValues: injection });
  return {
    argv,
    expectations,
    injected: encoding.injections.map(({ name }) => name),
    ...(ending.kind === 'received' ? { received: ending.argv } : {}),
    ...(ending.kind === 'failed' ? { failed: ending.message } : {}),
    ...(ending.kind === 'mismatch' ? { failed: `Tripped on ${ending.mismatches[0]?.name}` } : {}),
  };
}

async function commandOf(version: Version, line: Line): Promise<Command> {
  const tree = await walk(() => build(version, { line, received: {} }));
  const command = tree.commands.find(({ path }) => path.join(' ') === (line.path ?? 'cmd'));
  if (command === undefined)
    throw new Error(`No command ${line.path}: ${JSON.stringify(tree.skipped)}`);
  return { ...command, ...line.facts };
}

function build(
  version: Version,
  { line, received }: { readonly line: Line; readonly received: Received },
): AnyYargs {
  const y = versions[version]([]).exitProcess(false).wrap(null).showHelpOnFail(false);
  y.fail((message: string | null, error: Error | undefined) => {
    throw error ?? new Error(message ?? 'Failed');
  });
  return line.build(y, (argv) => {
    received.argv = argv;
  });
}
