import type { Refusal } from '../model/invocation.js';
import type { Grammar } from './grammar.js';
import type { PositionalPlan } from './positionals.js';
import { refusals } from './refusals.js';
import type { Said } from './saying.js';
import type { Trailing } from './trailing.js';

interface Parts {
  readonly plan: PositionalPlan;
  readonly groups: readonly Said[];
  readonly trailing: Trailing;
  readonly grammar: Grammar;
}

interface Line {
  readonly argv: readonly string[];
  readonly refusals: readonly Refusal[];
}

/**
 * The parts of a command line in the order that keeps them apart: the path, the positionals (a list or a
 * bare option would take what follows it), lists, other options, and what is behind `--`.
 */
export function arrange({ plan, groups, trailing, grammar }: Parts): Line {
  const { path } = grammar.command;
  const words = [...path, ...plan.words, ...trailing.words];
  const spoken = groups.filter((group) => group.words.length > 0);
  const ordered = [...spoken.filter(({ open }) => open), ...spoken.filter(({ open }) => !open)];
  const { afterDashes } = trailing;
  const tail = afterDashes.length > 0 ? ['--', ...afterDashes] : [];
  const isEaten =
    tail.length > 0 && ordered.at(-1)?.open && grammar.configuration['unknown-options-as-args'];
  return {
    argv: [...words, ...ordered.flatMap((group) => group.words), ...tail],
    refusals: [
      ...trailing.refusals,
      ...(isEaten ? [{ name: '--', reason: refusals.wordsEaten() }] : []),
      ...unreachable(words, grammar),
    ],
  };
}

/** Why yargs would not run the command at all. */
function unreachable(words: readonly string[], grammar: Grammar): readonly Refusal[] {
  const { command, configuration, helpWords } = grammar;
  const name = command.path.join(' ');
  if (configuration['halt-at-non-option'] && words.length > 0) {
    return [{ name, reason: refusals.halts() }];
  }
  const last = command.path.at(-1);
  const isHelp = last !== undefined && words.length === command.path.length && helpWords.has(last);
  return isHelp ? [{ name, reason: refusals.pathIsHelp(last) }] : [];
}
