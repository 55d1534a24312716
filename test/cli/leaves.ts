import type { Command, Facts } from '../../cli/define-command.js';
import { commands } from '../../cli/program.js';

/** A command that does something, with the words that select it. */
export interface Leaf {
  readonly path: readonly string[];
  readonly command: Command;
  readonly facts: Facts;
}

/** Every command of devtool that has facts. */
export function leaves(group: readonly Command[] = commands, path: readonly string[] = []): Leaf[] {
  return group.flatMap((command) => {
    const here = [...path, command.name];
    const own = command.facts ? [{ path: here, command, facts: command.facts }] : [];
    return [...own, ...leaves(command.commands ?? [], here)];
  });
}
