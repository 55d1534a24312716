import type { Command } from '../model/command-tree.js';

/** What an example of a command names that the command does not have; a message each. */
export function unknownInExample(example: string, command: Command): readonly string[] {
  const words: readonly string[] = example.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const path = words.slice(0, command.path.length);
  if (!path.every((word, at) => isWordOf(command, word, { at })))
    return [
      `The example "${example}" does not start with "${command.path.join(' ')}"; write it without the program's name`,
    ];
  const end = words.indexOf('--');
  const known = namesOf(command);
  return words
    .slice(path.length, end === -1 ? undefined : end)
    .flatMap(optionsIn)
    .filter((name) => !known.has(fold(name)) && !known.has(fold(name.replace(/^no-/, ''))))
    .map(
      (name) =>
        `The example "${example}" names an option "${name}", which it does not have; correct it`,
    );
}

function isWordOf({ path, aliases }: Command, word: string, { at }: { at: number }): boolean {
  return word === path[at] || (at === path.length - 1 && aliases.includes(word));
}

/** Names of the options in one word: `--name=value`, `-n`, `-abc`; not a negative number. */
function optionsIn(word: string): readonly string[] {
  const long = /^--([^=]+)/.exec(word)?.[1];
  if (long !== undefined) return [long.replace(/\..*/, '')];
  const short = /^-([a-z]+)$/i.exec(word)?.[1];
  return short === undefined ? [] : short.split('');
}

function namesOf({ options, positionals }: Command): ReadonlySet<string> {
  const names = [...options, ...positionals].flatMap(({ name, aliases }) => [name, ...aliases]);
  return new Set(names.flatMap((name) => [fold(name), fold(name.replace(/\..*/, ''))]));
}

/** yargs takes `max-tokens` as `maxTokens` too. */
function fold(name: string): string {
  return name.length > 1 ? name.replace(/-/g, '').toLowerCase() : name;
}
