import type { Command, Option, Relation } from '../model/command-tree.js';
import { isPositional } from './kinds.js';
import { isAlwaysSet } from './presence.js';

/** A relation whose ends are looked up. An end is undefined where no value of that name can ever be set. */
export interface Link {
  readonly kind: 'needs' | 'excludes';
  readonly from: Option;
  readonly to: Option | undefined;
  /** The other end as the program writes it. */
  readonly toName: string;
  /**
   * Up to yargs 17.2 an implication goes by values, not by presence: `false`, `0` and `''` count as not
   * given. Which of the two holds cannot be told for 17.2, so only what fails either way is refused.
   */
  readonly byValue: boolean;
  /** `from` makes its demand in every call, whatever is sent. */
  readonly alwaysDemands: boolean;
  /** `to` counts as given in every call, or in every one that gives `from`. */
  readonly alwaysGiven: boolean;
  /** Other options that make `to` count as given. */
  readonly fills: readonly Option[];
}

/** Relations between two options. Those with a number of words are for `words`. */
export function linksOf(command: Command): readonly Link[] {
  if (command.relations.length === 0) return [];
  const find = finder(command);
  return command.relations.flatMap((relation) => {
    const from = find(relation.from);
    if (!from || relation.kind === 'implies-count') return [];
    const kind = relation.kind === 'implies' ? ('needs' as const) : ('excludes' as const);
    const byValue = relation.kind !== 'conflicts' && command.parser.quotes === 'all';
    const to = find(relation.to);
    const fills = to ? fillersOf(to, command) : [];
    return [
      {
        kind,
        from,
        to,
        toName: relation.to,
        byValue,
        alwaysDemands: !byValue && isAlwaysSet(from),
        alwaysGiven:
          to !== undefined &&
          !(byValue && kind === 'excludes') &&
          (isAlwaysSet(to) || fills.some((option) => option.required || option === from)),
        fills,
      },
    ];
  });
}

/** A variadic positional that only the usage names is set to an empty list where words fill others. */
function fillersOf(option: Option, { positionals }: Command): readonly Option[] {
  if (!isPositional(option) || !option.variadic || option.declared) return [];
  return positionals.filter((other) => other !== option);
}

export interface WordsLink {
  readonly from: Option;
  /** Words needed beyond the command's own. */
  readonly words: number;
}

/** yargs counts the command's own words too, so most of these always hold. */
export function wordsLinksOf(command: Command): readonly WordsLink[] {
  if (command.relations.length === 0) return [];
  const find = finder(command);
  return command.relations.flatMap((relation: Relation) => {
    if (relation.kind !== 'implies-count') return [];
    const from = find(relation.from);
    const words = relation.to - command.path.length;
    return from && words > 0 ? [{ from, words }] : [];
  });
}

/** yargs looks relations up by name in what the parser has built, where a dotted name is never a key. */
function finder(command: Command): (name: string) => Option | undefined {
  const byName = new Map<string, Option>();
  for (const option of [...command.options, ...command.positionals])
    for (const name of [option.name, ...option.aliases]) byName.set(name, option);
  const nests = command.parser.configuration['dot-notation'];
  return (name) => (nests && name.includes('.') ? undefined : byName.get(name));
}
