import type { CommandTree } from '../../bridge/model/command-tree.js';
import type { ProgramFactory } from '../../bridge/model/program.js';
import { walk } from '../../bridge/walker/walk.js';
import { makeCalls } from './check-calls.js';
import { deriveTools } from './check-tools.js';

/** What is recorded of every program of the corpus: one kind of golden file. */
export interface Checker {
  /** Name of the golden file, which is `<kind>.json` in the folder of the program. */
  readonly kind: string;
  /** What the golden file holds for a program, which is in `folder`. */
  readonly produce: (create: ProgramFactory, folder: string) => Promise<unknown>;
  /** What it is expected to hold under an older yargs, given what it holds under the version before. */
  readonly under: (newer: unknown, version: Version) => unknown;
}

/** From the newest, under which goldens are recorded. */
export const versionNames = ['18', '17.7', '17.0', '16'] as const;
export type Version = (typeof versionNames)[number];

/** Each kind of golden file; another kind is another row. */
export const checkers: readonly Checker[] = [
  { kind: 'tree', produce: (create) => walk(create), under: treeUnder },
  { kind: 'tools', produce: deriveTools, under: (newer) => newer },
  { kind: 'calls', produce: makeCalls, under: (newer) => newer },
];

/** Versions differ in what they are and in how they read quotes; what else differs is recorded beside the golden. */
function treeUnder(newer: unknown, version: Version): CommandTree {
  const tree = newer as CommandTree;
  const quotes = version === '17.7' ? 'equals' : 'all';
  const yargs = version === '16' ? 16 : 17;
  return {
    ...tree,
    commands: tree.commands.map((command) => ({
      ...command,
      parser: { ...command.parser, quotes, yargs },
    })),
  };
}
