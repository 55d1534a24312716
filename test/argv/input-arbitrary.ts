import fc from 'fast-check';
import type { Command, Option, Positional } from '../../bridge/model/command-tree.js';
import type { JsonValue } from '../../bridge/model/json.js';
import type { CommandValues } from '../../bridge/model/tool.js';
import { elements, scalars, text } from './samples.js';

/** Inputs that fit a command's options, as its schema would let them pass. */
export function inputFor(command: Command): fc.Arbitrary<CommandValues> {
  const options = [...command.positionals, ...command.options];
  const given = options.filter(({ builtin }) => builtin === undefined).map(entryFor);
  const word = fc.oneof(text, fc.integer({ min: -9, max: 9 }));
  const extra = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(word, { minLength: 1, maxLength: 2 }) },
  );
  const isPopulated = command.parser.configuration['populate--'];
  const rest = isPopulated ? fc.array(text, { maxLength: 3 }) : fc.constant([]);
  return fc.record({ given: fc.tuple(...given), extra, rest }).map(({ given, extra, rest }) => ({
    named: new Map(given.filter((entry) => entry !== undefined)),
    ...(extra.length > 0 ? { extra } : {}),
    ...(rest.length > 0 ? { rest } : {}),
  }));
}

function entryFor(option: Option | Positional): fc.Arbitrary<[string, JsonValue] | undefined> {
  const entry = valueFor(option).map((value): [string, JsonValue] => [option.name, value]);
  if (option.required) return entry;
  return fc.oneof(
    { weight: 3, arbitrary: entry },
    { weight: 2, arbitrary: fc.constant(undefined) },
  );
}

function valueFor(option: Option | Positional): fc.Arbitrary<JsonValue> {
  const { type, choices, nargs: size = 1, array, requiresArg } = option;
  if (type === 'count') return fc.integer({ min: 0, max: 4 });
  const isVariadic = 'variadic' in option && option.variadic;
  if (!array && !isVariadic && size === 1) return oneOf(choices) ?? scalars[type] ?? text;
  const element = oneOf(choices) ?? elements[type] ?? text;
  const group = fc.array(element, { minLength: size, maxLength: size });
  if (!array && !isVariadic) return group;
  const minLength = requiresArg || (isVariadic && option.required) ? 1 : 0;
  return fc.array(group, { minLength, maxLength: 3 }).map((groups) => groups.flat());
}

function oneOf(choices: readonly JsonValue[] | undefined): fc.Arbitrary<JsonValue> | undefined {
  return choices === undefined ? undefined : fc.constantFrom(...choices);
}
