import type { JsonSchema, JsonValue } from '../model/json.js';
import { isObject } from './keywords.js';

/** Whether a program's default is a value that its own schema accepts, by the keywords derived here. */
export function fits(value: JsonValue, schema: JsonSchema): boolean {
  return (
    hasType(value, schema.type) &&
    (!Array.isArray(schema.enum) || schema.enum.includes(value)) &&
    (typeof value !== 'number' || isWithin(value, schema.minimum, schema.maximum)) &&
    (!Array.isArray(value) || fitsArray(value, schema))
  );
}

function hasType(value: JsonValue, type: unknown): boolean {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.some((name) => name === undefined || typeTests.get(String(name))?.(value) === true);
}

const typeTests: ReadonlyMap<string, (value: JsonValue) => boolean> = new Map([
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => typeof value === 'number'],
  ['integer', (value) => Number.isInteger(value)],
  ['boolean', (value) => typeof value === 'boolean'],
  ['array', (value) => Array.isArray(value)],
  ['object', (value) => isObject(value)],
  ['null', (value) => value === null],
]);

function fitsArray(values: readonly JsonValue[], schema: JsonSchema): boolean {
  const { items } = schema;
  return (
    isWithin(values.length, schema.minItems, schema.maxItems) &&
    (!isObject(items) || values.every((value) => fits(value, items)))
  );
}

function isWithin(value: number, minimum: unknown, maximum: unknown): boolean {
  return (
    !(typeof minimum === 'number' && value < minimum) &&
    !(typeof maximum === 'number' && value > maximum)
  );
}
