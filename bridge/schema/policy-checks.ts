import type { JsonSchema, JsonValue } from '../model/json.js';
import type { Tool } from '../model/tool.js';
import { shown } from './expected.js';
import { policies } from './policy.js';

/** What is wrong with values that fit the schema, by the policies that no schema can express. */
export function checkPolicies(
  { command, bindings, validation }: Tool,
  input: ReadonlyMap<string, JsonValue>,
): readonly string[] {
  const schemas = validation.properties as Readonly<Record<string, JsonSchema>>;
  const options = [...command.positionals, ...command.options];
  return bindings.flatMap(({ property, target }) => {
    const value = input.get(property);
    if (value === undefined || !('name' in target)) return [];
    const option = options.find(({ name }) => name === target.name);
    const subject = { schema: schemas[property] as JsonSchema, ...(option && { option }) };
    return Object.values(policies)
      .flatMap(({ check }) => check?.(value, subject) ?? [])
      .map((expected) => `Property "${property}" is ${shown(value)}: expected ${expected}`);
  });
}
