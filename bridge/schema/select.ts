import type { Command } from '../model/command-tree.js';
import type { ResolvedFacts, Selection } from '../model/exposure.js';
import { matches } from './match.js';

/** Why a command does not become a tool, and how it would; undefined where it does. */
export function reasonToSkip(
  command: Command,
  facts: ResolvedFacts,
  selection: Selection,
): string | undefined {
  return filters.find(({ skips }) => skips({ command, facts, selection }))?.reason(command);
}

interface Candidate {
  readonly command: Command;
  readonly facts: ResolvedFacts;
  readonly selection: Selection;
}

interface Filter {
  readonly skips: (candidate: Candidate) => boolean;
  readonly reason: (command: Command) => string;
}

/** In the order they are asked: what the facts say, what the program says, what was selected. */
const filters: readonly Filter[] = [
  {
    skips: ({ facts }) => facts.hidden === true,
    reason: () => 'Its facts hide it; to include it, remove "hidden": true from them',
  },
  {
    skips: ({ command, facts, selection }) =>
      command.hidden && facts.hidden === undefined && selection.hidden !== true,
    reason: () =>
      'The program hides it; to include it, select hidden commands or give it a rule with "hidden": false',
  },
  {
    skips: ({ command, facts, selection }) =>
      Boolean(command.deprecated) && facts.hidden === undefined && selection.deprecated !== true,
    reason: ({ deprecated }) =>
      `The program deprecates it${typeof deprecated === 'string' && deprecated ? ` (${JSON.stringify(deprecated)})` : ''}; to include it, select deprecated commands or give it a rule with "hidden": false`,
  },
  {
    skips: ({ command, selection: { include } }) =>
      include !== undefined && !include.some((pattern) => matches(pattern, command.path)),
    reason: () => 'No pattern of what is to be included matches it; to include it, add one',
  },
  {
    skips: ({ command, selection: { exclude } }) =>
      exclude?.some((pattern) => matches(pattern, command.path)) === true,
    reason: () =>
      'A pattern of what is to be excluded matches it; to include it, narrow the pattern',
  },
  {
    skips: ({ facts, selection }) => selection.readOnly === true && !facts.readOnly,
    reason: () =>
      'Only read-only commands are selected and it is not declared to be one; to include it, give it a rule with "effect": "read" if it only reads',
  },
];
