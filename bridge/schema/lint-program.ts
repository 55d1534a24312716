import type { CommandTree } from '../model/command-tree.js';
import type { ExposureRule } from '../model/exposure.js';
import { patternsOf } from './facts.js';
import { matches } from './match.js';

interface Subject {
  readonly tree: CommandTree;
  readonly rules: readonly ExposureRule[];
}

interface Found {
  readonly path: readonly string[];
  readonly message: string;
}

export const programRules: Readonly<Record<string, (subject: Subject) => readonly Found[]>> = {
  'command-not-read': ({ tree }) =>
    tree.skipped.map(({ path, reason }) => ({ path, message: reason })),
  'shared-handler': ({ tree }) => {
    const first = new Map<number, readonly string[]>();
    return tree.commands.flatMap(({ path, facts, handlerId }) => {
      if (!facts) return [];
      const other = first.get(handlerId);
      if (!other) first.set(handlerId, path);
      if (!other) return [];
      return [
        {
          path,
          message: `Its handler is that of "${other.join(' ')}", so both have the same facts; wrap the handler in a function of its own, or use rules`,
        },
      ];
    });
  },
  'rule-without-command': ({ tree, rules }) =>
    rules.flatMap(patternsOf).flatMap((pattern) => {
      if (tree.commands.some(({ path }) => matches(pattern, path))) return [];
      return [
        { path: [], message: `The rule for "${pattern}" matches no command; correct its pattern` },
      ];
    }),
};
