import type { CommandRole } from '../model/command-tree.js';
import { bridgeKey } from '../model/exposure.js';
import type { Step } from './enter.js';
import { type Skip, skips } from './skips.js';
import type { Entry, Snapshot } from './snapshot.js';

/** A command on the walker's way. */
export interface Node {
  /** Absent for the program itself. */
  readonly entry?: Entry;
  readonly path: readonly string[];
  readonly steps: readonly Step[];
  /** Reached as when no word selects it. */
  readonly isDefault: boolean;
  /** Words that select another command in its stead. */
  readonly rivals: readonly string[];
  readonly hidden: boolean;
  readonly deprecated: boolean | string;
  /** Builders that have run on the way. */
  readonly builders: readonly unknown[];
}

export type ChildNode = Node & { readonly entry: Entry };

/** The program itself. */
export const top: Node = {
  ...{ path: [], steps: [], rivals: [], builders: [] },
  ...{ isDefault: false, hidden: false, deprecated: false },
};

/**
 * A command below another. A module without any description is hidden, for so is it from the program's help:
 * yargs keeps no trace of whether the program said so or forgot.
 *
 * @param level.halts whether yargs runs no command of the level by its name
 */
export function childOf(
  parent: Node,
  entry: Entry,
  level: { readonly words: readonly string[]; readonly halts: boolean },
): ChildNode {
  const { name, description, deprecated, builder } = entry;
  const isDefault = entry.isDefault && (name === '$0' || level.halts);
  return {
    entry,
    path: isDefault ? parent.path : [...parent.path, name],
    steps: [...parent.steps, { name, asDefault: isDefault }],
    isDefault,
    rivals: isDefault ? level.words : [],
    hidden: parent.hidden || description === false,
    deprecated: deprecated || parent.deprecated,
    builders: [...parent.builders, builder],
  };
}

/** Why a command cannot be called whatever its builder does. */
export function refusalOf(
  { entry, isDefault, builders, steps }: ChildNode,
  level: { readonly halts: boolean },
): Skip | undefined {
  if (entry.name === '$0' && !isDefault) return skips.replaced;
  if (level.halts && !isDefault) return skips.halted;
  const hasRun = builders.indexOf(entry.builder) < builders.length - 1;
  if (hasRun && typeof entry.builder === 'function') return skips.endless;
  return steps.length > maximalDepth ? skips.tooDeep : undefined;
}

/** No program is nested as deep as one whose builders declare new commands without end. */
const maximalDepth = 16;

/** How a command can be called; undefined where it only holds others. */
export function roleOf(
  { entry, isDefault }: Node,
  below: readonly Entry[],
  { demanded }: Snapshot,
): CommandRole | undefined {
  if (below.length === 0) {
    if (entry === undefined) return 'root';
    return isDefault ? 'default' : 'leaf';
  }
  // Without a word yargs runs the default command of the level, and with one what the word selects.
  const isTaken = below.some((other) => other.isDefault);
  if (entry === undefined || entry.isEmpty || isTaken) return undefined;
  if (demanded !== undefined && demanded.min > 0) return undefined;
  return isDefault ? 'default' : 'group';
}

/** Neither the bridge's own command nor the one that yargs adds for completion. */
export function isOfTheProgram({ handler, isCompletion }: Entry): boolean {
  return !isCompletion && !Reflect.get(handler, bridgeKey);
}
