import { InputError } from '../src/errors.js';

/** Names, as declared and in camel case, of the options and positionals that take a list. */
export function listNames(yargs: unknown): ReadonlySet<string> {
  // Every version of yargs has it; its types do not.
  const { array } = (yargs as { getOptions(): { array: readonly string[] } }).getOptions();
  return new Set(array.flatMap((name) => [name, camelCase(name)]));
}

/**
 * yargs makes a list of an option that is given twice, which a command that takes one value must not see.
 *
 * @throws {InputError} that names the option
 */
export function refuseRepeated(
  args: Readonly<Record<string, unknown>>,
  lists: ReadonlySet<string>,
): void {
  for (const [name, value] of Object.entries(args)) {
    if (!Array.isArray(value) || name === '_' || name === '--' || lists.has(name)) continue;
    throw new InputError(`Expected '--${name}' once, found it ${value.length} times`);
  }
}

function camelCase(name: string): string {
  return name.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());
}
