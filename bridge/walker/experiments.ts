/** What a yargs instance lets itself be asked about its parser; it is of no other use afterwards. */
export interface Subject {
  getOptions(): { readonly boolean: readonly string[] };
  version(name?: false): unknown;
  /** What `--version` would print. */
  shownVersion(): unknown;
  /** Parses words and runs nothing, with no option declared. */
  parseBare(words: readonly string[]): Record<string, unknown>;
  /** Whether strict mode refuses a word where there are no commands. */
  refusesWord(): boolean;
}

/** What yargs does not say about itself, found by trying. */
export interface Findings {
  readonly version: string | undefined;
  readonly quotes: 'equals' | 'all';
  readonly strictRefusesWords: boolean;
}

export function experimentOn(subject: Subject): Findings {
  return {
    version: findStatedVersion(subject),
    quotes: subject.parseBare(['--option', '"value"']).option === 'value' ? 'all' : 'equals',
    strictRefusesWords: subject.refusesWord(),
  };
}

/**
 * The version that the program states. What yargs guesses from the `package.json` next to itself or to the main
 * module is not one, for the main module may be a host of the bridge. A stated one differs from a guess, or its
 * option is declared after others; what does neither is taken for the guess that it equals.
 */
function findStatedVersion(subject: Subject): string | undefined {
  const names = [...subject.getOptions().boolean];
  const stated = subject.shownVersion();
  subject.version(false);
  const left = new Set(subject.getOptions().boolean);
  const moved = names.findIndex((name) => !left.has(name)) > 1;
  subject.version();
  const guessed = subject.shownVersion();
  return typeof stated === 'string' && (moved || stated !== guessed) ? stated : undefined;
}
