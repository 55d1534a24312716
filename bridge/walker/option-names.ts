import { classify, type NameClasses } from './names.js';
import type { DeclaredPositional, ListedFact, Snapshot } from './snapshot.js';

/** Finds every name that is an option or a positional, in the order of declaration. */
export function findOptionNames(
  { alias, lists, facts }: Snapshot,
  positionals: readonly DeclaredPositional[],
  options: { readonly camelCase: boolean },
): NameClasses {
  const own = new Set(positionals.map(({ name }) => name));
  // `.string('_')` says how words are read that are no option's.
  const isOption = (name: string) => own.has(name) || !['_', '--', '$0'].includes(name);
  const aliases = new Map(Object.entries(alias));
  const names = [
    ...declaring.flatMap((fact) => lists[fact]),
    ...[facts.nargs, facts.choices, facts.default].flatMap((values) => Object.keys(values)),
    ...aliases.keys(),
    ...own,
  ];
  return classify({
    // Aliases follow their option: versions differ in which of them they list among the options.
    names: names.flatMap((name) => [name, ...(aliases.get(name) ?? [])]).filter(isOption),
    aliases: [
      ...[...aliases].filter(([name]) => isOption(name)),
      ...positionals.map(({ name, aliases }) => [name, aliases] as const),
    ],
    camelCase: options.camelCase,
  });
}

/** Facts that make a name an option; others describe one, and may outlive it. */
const declaring: readonly ListedFact[] = [
  ...(['declared', 'array', 'boolean', 'string', 'number', 'count', 'normalize'] as const),
  ...(['required', 'config'] as const),
];
