import type { SkippedCommand } from '../model/command-tree.js';
import type { CodeEnding } from './program-code.js';

export type Skip = Pick<SkippedCommand, 'code' | 'reason'>;

/** Says why a builder that did not return keeps a command from being read. */
export function explain(
  ending: Exclude<CodeEnding<unknown>, { readonly kind: 'returned' }>,
  limit: number,
): Skip {
  if (ending.kind === 'exited') {
    return {
      code: 'builder-exited',
      reason: `Its builder ended the process with exit code '${ending.code}'; a builder must only declare options, so exit in the handler or in a check`,
    };
  }
  if (ending.kind === 'threw') {
    return {
      code: 'builder-threw',
      reason: `Its builder threw '${firstLine(ending.error)}'; a builder must only declare options, so do in the handler what can fail`,
    };
  }
  return {
    code: 'builder-timed-out',
    reason: `Its builder did not finish within ${limit} ms; load what takes longer in the handler, or raise 'builderTimeout'`,
  };
}

export const skips = {
  asynchronous: {
    code: 'unsupported-yargs',
    reason: 'Its builder is asynchronous, which yargs 16 does not wait for; use yargs 17 or later',
  },
  unsupported: {
    code: 'unsupported-yargs',
    reason: 'Its yargs is not one that can be read; expected version 16, 17 or 18',
  },
  halted: {
    code: 'not-callable',
    reason:
      "With 'halt-at-non-option' yargs never runs a command that has a name; remove the setting where the command is declared",
  },
  replaced: {
    code: 'not-callable',
    reason: 'A default command that is declared after it takes its place; give one of them a name',
  },
  endless: {
    code: 'not-callable',
    reason: 'Its builder declares the command again below itself, without end; declare it once',
  },
  inconstant: {
    code: 'not-callable',
    reason:
      'The program declares it at one time and not at another; declare the same commands from each call of the factory',
  },
  tooDeep: {
    code: 'not-callable',
    reason: 'More than 16 commands lead to it; declare it closer to the program',
  },
} as const satisfies Record<string, Skip>;

/** The rest of an error is a usage message or a stack. */
export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
