import type { Option, Positional } from '../model/command-tree.js';
import type { NameClasses } from './names.js';
import type { DeclaredPositional, Snapshot } from './snapshot.js';

/**
 * Tells apart the options that a command's usage names as positionals.
 *
 * @param all one option for each class of names, in their order
 */
export function separatePositionals(
  all: readonly Option[],
  declared: readonly DeclaredPositional[],
  { snapshot, names }: { readonly snapshot: Snapshot; readonly names: NameClasses },
): { readonly positionals: Positional[]; readonly options: Option[] } {
  const known = new Set(snapshot.lists.declared.map(names.find));
  const taken = new Map(declared.map((positional) => [names.find(positional.name), positional]));
  const positionals = [...taken].flatMap(([position = -1, positional], index) => {
    const option = all[position];
    if (option === undefined) return [];
    return [{ ...toPositional(option, positional), index, declared: known.has(position) }];
  });
  return { positionals, options: all.filter((_, position) => !taken.has(position)) };
}

function toPositional(
  option: Option,
  { name, variadic, required }: DeclaredPositional,
): Omit<Positional, 'index' | 'declared'> {
  const { default: value, ...rest } = option;
  // yargs gives every variadic positional an empty list, which a required one can never have.
  const isEmptied = required && Array.isArray(value) && value.length === 0;
  return {
    ...(isEmptied ? { ...rest, hasDefault: false } : option),
    name,
    aliases: [option.name, ...option.aliases].filter((other) => other !== name),
    array: option.array || variadic,
    variadic,
    required: option.required || required,
  };
}
