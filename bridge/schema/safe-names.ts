import type { JsonSchema } from '../model/json.js';
import { isObject } from './keywords.js';

/** ajv passes over a property called `__proto__`, so the validating schema and the data call it this. */
export const protoStandIn = '(__proto__)';

export function safeName(name: string): string {
  return name === '__proto__' ? protoStandIn : name;
}

export function realName(name: string): string {
  return name === protoStandIn ? '__proto__' : name;
}

/** An input's schema with safe names. What a property itself may be is left alone. */
export function withSafeNames(schema: JsonSchema): JsonSchema {
  const { properties, ...rest } = schema;
  if (!isObject(properties) || !Object.hasOwn(properties, '__proto__')) return schema;
  const named = Object.entries(properties).map(([name, value]) => [safeName(name), value]);
  return { ...(rename(rest) as JsonSchema), properties: Object.fromEntries(named) };
}

function rename(value: unknown): unknown {
  if (typeof value === 'string') return safeName(value);
  if (Array.isArray(value)) return value.map(rename);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [safeName(name), rename(inner)]),
  );
}
