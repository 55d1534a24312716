import type { Command, Option } from '../model/command-tree.js';
import type { ResolvedFacts } from '../model/exposure.js';
import type { JsonSchema } from '../model/json.js';
import type { BindingTarget } from '../model/tool.js';
import { type Conditions, conditionsOf } from './conditions.js';
import { describeProperty } from './describe.js';
import { factsOf } from './facts.js';
import { propertyKeys } from './keys.js';
import { isPositional } from './kinds.js';
import { findObstacles, type Obstacle } from './obstacles.js';
import { isOffered } from './offer.js';
import type { Subject } from './policy.js';
import { isRequired, ownDefault } from './presence.js';
import { schemaOf } from './property-schema.js';
import { streamsOf } from './streams.js';

/** One property of a tool's input. */
export interface Property {
  readonly key: string;
  readonly target: BindingTarget;
  readonly required: boolean;
  /** All keywords, also those that are not published. */
  readonly schema: JsonSchema;
}

export interface Plan {
  /** In the order they are published: positionals by place, required options, other options, words, standard input. */
  readonly properties: readonly Property[];
  readonly conditions: Conditions;
  /** Options left out because they can never be given with success. */
  readonly obstacles: readonly Obstacle[];
}

export function planProperties(command: Command, facts: ResolvedFacts): Plan {
  const streams = streamsOf(command, facts);
  const offered = optionsOf(command).filter((option) => isOffered(option, facts, command));
  const obstacles = findObstacles(command, {
    offered,
    words: streams.some(({ target }) => target.kind === 'extra'),
  });
  const blocked = new Set(obstacles.map(({ option }) => option));
  const options = offered.filter((option) => !blocked.has(option));
  const keys = propertyKeys([
    ...options.map(({ name }) => name),
    ...streams.map((s) => s.nameFor(options)),
  ]);
  const keyOf = new Map(options.map((option, index) => [option, keys[index] as string]));
  const conditions = conditionsOf(command, keyOf);
  const own = options.map((option): Property => {
    const key = keyOf.get(option) as string;
    return optionProperty(option, key, { command, facts, conditions });
  });
  const rank = ({ target, required }: Property) =>
    target.kind === 'positional' ? 0 : required ? 1 : 2;
  const others = streams.map(({ target, required, schema }, index): Property => {
    const key = keys[options.length + index] as string;
    return { key, target, required, schema: described({ schema }) };
  });
  return {
    properties: [...own.sort((a, b) => rank(a) - rank(b)), ...others],
    conditions,
    obstacles,
  };
}

/** Positionals by place, then options as declared; a name that a positional has is the positional's. */
function optionsOf(command: Command): readonly Option[] {
  const positionals = command.positionals
    .filter(({ name }) => name !== '_')
    .toSorted((a, b) => a.index - b.index);
  const taken = new Set(positionals.flatMap(({ name, aliases }) => [name, ...aliases]));
  const isTaken = ({ name, aliases }: Option) => [name, ...aliases].some((n) => taken.has(n));
  return [...positionals, ...command.options.filter((option) => !isTaken(option))];
}

function optionProperty(
  option: Option,
  key: string,
  {
    command,
    facts,
    conditions,
  }: { command: Command; facts: ResolvedFacts; conditions: Conditions },
): Property {
  const schema = schemaOf(option, command.parser, { facts: factsOf(option, facts) });
  return {
    key,
    target: { kind: isPositional(option) ? 'positional' : 'option', name: option.name },
    required: isRequired(option, command.parser) || conditions.required.has(option),
    schema: described({ schema, option, start: ownDefault(option, command.parser) }),
  };
}

/** A description that facts give replaces the program's. */
function described(subject: Subject): JsonSchema {
  const { description: given, ...schema } = subject.schema;
  const words = typeof given === 'string' ? given : (subject.option?.description ?? '');
  const description = describeProperty(words, subject);
  return { ...schema, ...(description !== '' && { description }) };
}
