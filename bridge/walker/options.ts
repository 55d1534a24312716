import type { Option, OptionType } from '../model/command-tree.js';
import { type FactsByClass, gatherFacts } from './facts-by-class.js';
import { toJson } from './json-safe.js';
import type { NameClasses } from './names.js';
import type { Snapshot } from './snapshot.js';

/** Reads one option for each class of names, in the order of the classes. */
export function readOptions(snapshot: Snapshot, names: NameClasses): Option[] {
  const facts = gatherFacts(snapshot, names);
  const isAlias = new Set(
    Object.entries(snapshot.alias).flatMap(([name, others]) => others.filter((o) => o !== name)),
  );
  const isHidden = new Set(snapshot.lists.hidden);
  return names.classes.map((members, position) => {
    const lefts = members.filter((name) => !isAlias.has(name));
    const listed = lefts.length > 0 ? lefts : members;
    const name = canonicalName(listed, members);
    return {
      name,
      aliases: members.filter((member) => member !== name),
      // The help has a line for each name that is no alias, and hides that line alone.
      ...readOption(facts, position, { hidden: listed.every((own) => isHidden.has(own)) }),
    };
  });
}

/** The name on the left of its aliases, or the first long one: a single letter says nothing to a reader. */
function canonicalName(lefts: readonly string[], members: readonly string[]): string {
  const isLong = (name: string) => name.length > 1;
  return lefts.find(isLong) ?? members.find(isLong) ?? lefts[0] ?? '';
}

function readOption(
  facts: FactsByClass,
  position: number,
  { hidden }: Pick<Option, 'hidden'>,
): Omit<Option, 'name' | 'aliases'> {
  const { has } = facts;
  const value = facts.default.get(position);
  return {
    type: typeOf(facts, position),
    array: has('array', position),
    ...optional('nargs', facts.nargs.get(position)),
    requiresArg: facts.requiresArg.has(position),
    normalize: has('normalize', position),
    ...optional('choices', facts.choices.get(position)),
    hasDefault: value !== undefined,
    ...optional('default', toJson(value)),
    ...optional('defaultDescription', facts.defaultDescription.get(position)),
    required: has('required', position),
    hidden,
    deprecated: facts.deprecated.get(position) ?? false,
    global: !has('local', position),
    config: has('config', position),
    coerced: has('coerced', position),
    configured: facts.configured.has(position),
    description: facts.description.get(position) ?? '',
    ...optional('group', facts.group.get(position)),
    ...optional('builtin', facts.builtin.get(position)),
  };
}

/** Where a program declares several types, as a command may do anew with an inherited option, the parser's order. */
function typeOf({ has }: FactsByClass, position: number): OptionType {
  const types = ['count', 'boolean', 'string', 'number'] as const;
  return types.find((type) => has(type, position)) ?? 'untyped';
}

function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: T });
}
