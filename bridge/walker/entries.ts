import { factsKey } from '../model/exposure.js';
import type { DeclaredPositional, Entry } from './snapshot.js';
import type { YargsAccess } from './yargs-access.js';

/**
 * The commands of the level that yargs is at, in the order of their declaration.
 *
 * @param completionScript what yargs prints as completion script for a program of the name given
 */
export function listEntries(
  access: YargsAccess,
  completionScript: (program: string) => string,
): Entry[] {
  const commands = access.getCommandInstance();
  const rows = new Map(
    access
      .getUsageInstance()
      .getCommands()
      .map((row) => [row[0], row]),
  );
  const aliases = aliasesByName(commands.aliasMap ?? {});
  return Object.entries(commands.getCommandHandlers()).map(([name, handler]) => {
    const { original, description, deprecated = false, builder, demanded, optional } = handler;
    // 16 keeps aliases and the default for its help alone, which hidden commands are not in.
    const [, , isDefault = name === '$0', shown = []] = rows.get(original) ?? [];
    const isLegacy = commands.aliasMap === undefined;
    const isEmpty = isEmptyFunction(handler.handler) && !(factsKey in handler.handler);
    return {
      name,
      aliases: isLegacy ? shown : (aliases.get(name) ?? []),
      usage: original,
      description: description ?? '',
      deprecated,
      isDefault: isLegacy ? isDefault : commands.defaultCommand === handler,
      isEmpty,
      isCompletion:
        isEmpty && isEmptyObject(builder) && isNamedIn(completionScript(scriptMark), name),
      positionals: [
        ...demanded.map((positional) => toPositional(positional, true)),
        ...optional.map((positional) => toPositional(positional, false)),
      ],
      handler: handler.handler,
      builder,
      middleware: handler.middlewares.length,
    };
  });
}

function aliasesByName(aliasMap: Readonly<Record<string, string>>): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const [alias, name] of Object.entries(aliasMap)) {
    const known = aliases.get(name);
    if (known === undefined) aliases.set(name, [alias]);
    else known.push(alias);
  }
  return aliases;
}

/** yargs gives commands without a handler an empty one; what a program writes so does as little, unless described. */
function isEmptyFunction(handler: object): boolean {
  return /^(async)?(function)?\w*\(?\w*\)?(=>)?\{\}$/.test(String(handler).replace(/\s/g, ''));
}

function isEmptyObject(value: object): boolean {
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Stands for the program's name in a completion script, where it is followed by the command that prints it. */
const scriptMark = 'the-program';

function isNamedIn(script: string, name: string): boolean {
  return script.includes(`${scriptMark} ${name} >`);
}

function toPositional(
  { cmd: [name = '', ...aliases], variadic }: { cmd: string[]; variadic: boolean },
  required: boolean,
): DeclaredPositional {
  return { name, aliases, variadic, required };
}
