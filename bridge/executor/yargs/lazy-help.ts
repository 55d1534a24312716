import type { YargsContext, YargsUsage } from '../../model/yargs-internals.js';

/** The part of yargs' usage object, from 17 on, that keeps a help text for later. */
type HelpfulUsage = Omit<YargsUsage, 'unfreeze'> & {
  help(): string;
  cacheHelpMessage?(): void;
  clearCachedHelpMessage(): void;
  hasCachedHelpMessage(): boolean;
  unfreeze(defaultCommand?: boolean): void;
};

/**
 * Keeps yargs from rendering a help text after every handler, which is most of what a call costs. It is for
 * the handler that fails later, when yargs has left the command: what yargs forgets on leaving, the words of
 * the command, is kept instead, and the same text rendered if it is asked for.
 */
export function renderHelpLazily(plain: YargsUsage, { commands }: YargsContext): void {
  const usage = plain as unknown as HelpfulUsage;
  if (usage.cacheHelpMessage === undefined) return;
  const { help, unfreeze } = usage;
  let kept: string[] | undefined;
  usage.cacheHelpMessage = () => {
    kept = [...commands];
  };
  usage.clearCachedHelpMessage = () => {
    kept = undefined;
  };
  usage.hasCachedHelpMessage = () => kept !== undefined;
  usage.help = () => {
    if (kept === undefined) return help.call(usage);
    const present = commands.splice(0, commands.length, ...kept);
    try {
      return help.call(usage);
    } finally {
      commands.splice(0, commands.length, ...present);
    }
  };
  usage.unfreeze = (defaultCommand = false) => {
    // The options of the command go with the rest when the whole parse is over.
    if (!defaultCommand) kept = undefined;
    unfreeze.call(usage, defaultCommand);
  };
}
