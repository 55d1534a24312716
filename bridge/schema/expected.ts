import type { JsonSchema } from '../model/json.js';
import { isObject } from './keywords.js';
import { shorten, visible } from './visible.js';

/** What a schema asks for, in words that follow "expected". */
export function expectedBy(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return oneOf(schema.enum);
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  const { items } = schema;
  if (types.includes('array') && isObject(items))
    return `an array${Array.isArray(items.enum) ? ` with each value ${oneOf(items.enum)}` : ofItems(items)}`;
  return types.map((type) => words.get(String(type))?.one ?? 'another value').join(' or ');
}

/** A received value as JSON, short enough for a message. */
export function shown(value: unknown): string {
  return visible(shorten(textOf(value), 60));
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'a value that is nested too deeply to show';
  }
}

function ofItems({ type }: JsonSchema): string {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const many = types.flatMap((name) => words.get(String(name))?.many ?? []);
  return many.length > 0 ? ` of ${many.join(' or ')}` : '';
}

function oneOf(values: readonly unknown[]): string {
  const listed = values.slice(0, mostListed).map(shown).join(', ');
  const more = values.length - mostListed;
  if (values.length === 1) return listed;
  return `one of ${listed}${more > 0 ? ` and ${more} more` : ''}`;
}

const mostListed = 20;

const words: ReadonlyMap<string, { readonly one: string; readonly many: string }> = new Map([
  ['string', { one: 'a string', many: 'strings' }],
  ['number', { one: 'a number', many: 'numbers' }],
  ['integer', { one: 'an integer', many: 'integers' }],
  ['boolean', { one: 'true or false', many: 'booleans' }],
  ['array', { one: 'an array', many: 'arrays' }],
  ['object', { one: 'an object', many: 'objects' }],
  ['null', { one: 'null', many: 'nulls' }],
]);
