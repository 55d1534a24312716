import type { CommandTree } from '../model/command-tree.js';
import { readCommand } from './command.js';
import { enter, isSkip, type Step } from './enter.js';
import type { Findings } from './experiments.js';
import { createHandlerIds } from './handler-ids.js';
import type { Instance } from './instance.js';
import {
  type ChildNode,
  childOf,
  isOfTheProgram,
  type Node,
  refusalOf,
  roleOf,
  top,
} from './node.js';
import { type Skip, skips } from './skips.js';
import type { Entry, Snapshot } from './snapshot.js';
import { usageDescription } from './usage-text.js';

export interface Source {
  /** Gives a fresh instance of the program, at its top. */
  readonly load: () => Promise<Instance>;
  readonly findings: Findings;
  /** Milliseconds that an asynchronous builder may take. */
  readonly limit: number;
}

type Found = Pick<CommandTree, 'commands' | 'groups' | 'skipped'>;

/** Visits every command of a program depth first, in the order of declaration. */
export async function traverse(source: Source): Promise<Found> {
  const traversal = new Traversal(source);
  await traversal.visit(await source.load(), top);
  return traversal.found;
}

/** An instance at a command, and what the command declares below it. */
interface Level {
  readonly instance: Instance;
  readonly entries: ReadonlyMap<string, Entry>;
}

class Traversal {
  readonly found = {
    commands: [] as CommandTree['commands'][number][],
    groups: [] as CommandTree['groups'][number][],
    skipped: [] as CommandTree['skipped'][number][],
  };
  readonly #source: Source;
  readonly #handlerIds = createHandlerIds();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Records the command that the instance is at, and visits those below it. */
  async visit(instance: Instance, node: Node): Promise<void> {
    const snapshot = instance.read();
    let level = this.#levelAt(instance, node.steps);
    const entries = [...level.entries.values()];
    const below = entries.filter(isOfTheProgram);
    const names = entries.flatMap(({ name, aliases }) => [name, ...aliases]);
    const words = [...new Set([...node.rivals, ...names])];
    this.#record(snapshot, node, { below, words, yargs: instance.yargs });
    const halts = Boolean(snapshot.parserConfiguration['halt-at-non-option']);
    for (const [index, { name }] of below.entries()) {
      if (level.instance.lost) {
        const again = await this.#reach(node.steps);
        if (isSkip(again)) {
          for (const rest of below.slice(index)) this.#skip([...node.path, rest.name], again);
          return;
        }
        level = again;
      }
      // A fresh instance has builders of its own.
      const entry = level.entries.get(name);
      if (entry === undefined) this.#skip([...node.path, name], skips.inconstant);
      else await this.#descend(level.instance, childOf(node, entry, { words, halts }), { halts });
    }
  }

  async #descend(
    instance: Instance,
    node: ChildNode,
    level: { readonly halts: boolean },
  ): Promise<void> {
    const refusal = refusalOf(node, level);
    if (refusal !== undefined) {
      this.#skip(node.path, refusal);
      return;
    }
    const goBack = instance.save();
    const { limit } = this.#source;
    const entered = await enter(instance, node.entry, { asDefault: node.isDefault, limit });
    if (isSkip(entered)) this.#skip(node.path, entered);
    else {
      await this.visit(entered, node);
      instance.lost ||= entered.lost;
    }
    if (!instance.lost) goBack();
  }

  /** Goes to a command on a fresh instance, after the last one was lost on the way to another. */
  async #reach(steps: readonly Step[]): Promise<Level | Skip> {
    let level = this.#levelAt(await this.#source.load(), []);
    for (const [depth, { name, asDefault }] of steps.entries()) {
      const entry = level.entries.get(name);
      if (entry === undefined) return skips.inconstant;
      const { limit } = this.#source;
      const entered = await enter(level.instance, entry, { asDefault, limit });
      if (isSkip(entered)) return entered;
      level = this.#levelAt(entered, steps.slice(0, depth + 1));
    }
    return level;
  }

  #levelAt(instance: Instance, steps: readonly Step[]): Level {
    const entries = instance.entries();
    for (const entry of entries) this.#idOf(entry, steps);
    return { instance, entries: new Map(entries.map((entry) => [entry.name, entry])) };
  }

  #idOf({ handler, name }: Entry, above: readonly Step[]): number {
    return this.#handlerIds.of(handler, [...above.map((step) => step.name), name]);
  }

  #record(
    snapshot: Snapshot,
    node: Node,
    level: { below: readonly Entry[]; words: readonly string[]; yargs: 16 | 17 | 18 },
  ): void {
    const { entry, path, hidden, deprecated, steps } = node;
    const role = roleOf(node, level.below, snapshot);
    if (role !== undefined) {
      const place = { path, role, hidden, deprecated, subcommands: level.words };
      const handlerId = entry ? this.#idOf(entry, steps.slice(0, -1)) : this.#handlerIds.next();
      const { findings } = this.#source;
      const { yargs } = level;
      this.found.commands.push(
        readCommand(snapshot, entry, { ...place, handlerId, findings, yargs }),
      );
    } else if (!node.isDefault) {
      const description = entry ? entry.description || '' : usageDescription(snapshot.usage);
      this.found.groups.push({ path, description, hidden, deprecated });
    }
  }

  #skip(path: readonly string[], { code, reason }: Skip): void {
    this.found.skipped.push({ path, code, reason });
  }
}
