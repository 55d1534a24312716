import type { JsonSchema } from '../model/json.js';

/**
 * The part of a schema that every client we know accepts. The rest is enforced on this side only and said
 * in the description (see `policy.ts`).
 */
export function published(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema)
    .filter(([keyword]) => publishedKeywords.has(keyword))
    .map(([keyword, value]) => [keyword, rewrite(keyword, value)]);
  // Some clients refuse a whole list of tools for one array without `items`.
  const items = mayBeArray(schema) && schema.items === undefined ? [['items', {}]] : [];
  return Object.fromEntries([...kept, ...items]);
}

/**
 * Keywords from facts laid over derived ones, those of `items` one by one. References and patterns that are
 * no regular expression are left out, for no validator could be made of them.
 */
export function overlay(derived: JsonSchema, given: JsonSchema = {}): JsonSchema {
  const kept = Object.entries(given).filter(([keyword, value]) => isUsable(keyword, value));
  const merged: JsonSchema = { ...derived, ...Object.fromEntries(kept) };
  if (!isObject(derived.items) || !isObject(given.items)) return merged;
  return { ...merged, items: overlay(derived.items, given.items) };
}

/** Whether a keyword given by facts can be enforced. */
export function isUsable(keyword: string, value: unknown): boolean {
  return !keyword.startsWith('$') && !(keyword === 'pattern' && !isPattern(value));
}

function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const publishedKeywords: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'default',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'description',
  'title',
  'additionalProperties',
  'format',
  'pattern',
]);

function rewrite(keyword: string, value: unknown): unknown {
  if (keyword === 'items' || keyword === 'additionalProperties')
    return isObject(value) ? published(value) : value;
  if (keyword !== 'properties' || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, schema]) => [name, published(objectOf(schema))]),
  );
}

function mayBeArray(schema: JsonSchema): boolean {
  return schema.type === 'array' || (Array.isArray(schema.type) && schema.type.includes('array'));
}

function objectOf(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}
