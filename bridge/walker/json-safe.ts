import type { JsonValue } from '../model/json.js';

/** The value as JSON, where JSON can say exactly it; undefined for functions, dates, NaN, cycles and the like. */
export function toJson(value: unknown, above: readonly unknown[] = []): JsonValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined;
  }
  if (typeof value !== 'object' || above.includes(value)) return undefined;
  const inside = [...above, value];
  if (Array.isArray(value)) {
    const items = value.map((item) => toJson(item, inside));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return undefined;
  const members = Object.entries(value).map(([key, item]) => [key, toJson(item, inside)] as const);
  if (members.some(([, item]) => item === undefined)) return undefined;
  return Object.fromEntries(members) as JsonValue;
}
