import type { Option, ParserFacts } from '../model/command-tree.js';
import type { OptionFacts } from '../model/exposure.js';
import type { JsonSchema, JsonValue } from '../model/json.js';
import { fits } from './fits.js';
import { overlay } from './keywords.js';
import { isVariadic, kindOf, placeOf, reachableChoices } from './kinds.js';
import { ownDefault } from './presence.js';

/** Every keyword that holds for an option's value, its description excepted. */
export function schemaOf(
  option: Option,
  parser: ParserFacts,
  { facts }: { facts: OptionFacts },
): JsonSchema {
  const shape = shapes.find(({ applies }) => applies(option)) ?? single;
  const derived = shape.wrap(valueSchema(option, parser), option);
  return overlay({ ...derived, ...defaultOf(option, derived, { parser }) }, facts.schema);
}

interface Shape {
  readonly applies: (option: Option) => boolean;
  readonly wrap: (value: JsonSchema, option: Option) => JsonSchema;
}

const single: Shape = { applies: () => true, wrap: (value) => value };

/** How many values an option takes; the first that applies. */
const shapes: readonly Shape[] = [
  {
    applies: (option) => option.array || isVariadic(option),
    wrap: (items, option) => {
      const minItems = leastItems(option);
      return { type: 'array', items, ...(minItems > 0 && { minItems }) };
    },
  },
  {
    applies: ({ nargs }) => nargs !== undefined && nargs > 1,
    wrap: (items, { nargs }) => ({ type: 'array', items, minItems: nargs, maxItems: nargs }),
  },
  single,
];

function leastItems(option: Option): number {
  const atLeastOne = option.requiresArg || (isVariadic(option) && option.required);
  return Math.max(option.nargs ?? 0, atLeastOne ? 1 : 0);
}

function valueSchema(option: Option, parser: ParserFacts): JsonSchema {
  const place = placeOf(option, parser);
  const { type, ...bounds } = kindOf(option).schema(place);
  const choices = reachableChoices(option, place);
  // Choices are compared with what a coercion has made of the value, so they may be of any type then.
  const isPartial = option.coerced && choices?.length !== new Set(option.choices).size;
  if (!choices?.length || isPartial) return { type, ...bounds };
  return { type: Array.isArray(type) ? typesOf(choices) : type, enum: choices };
}

function typesOf(values: readonly JsonValue[]): string | readonly string[] {
  const types = [...new Set(values.map((value) => typeof value))];
  return types.length === 1 ? String(types[0]) : types;
}

/** The default that yargs sets, where it is a value of the schema and the program has no words of its own for it. */
function defaultOf(
  option: Option,
  schema: JsonSchema,
  { parser }: { parser: ParserFacts },
): { default?: JsonValue } {
  const value = ownDefault(option, parser);
  if (value === undefined || option.defaultDescription !== undefined) return {};
  const set = isList(option) && !Array.isArray(value) ? [value] : value;
  return fits(set, schema) ? { default: set } : {};
}

function isList(option: Option): boolean {
  return option.array || isVariadic(option);
}
