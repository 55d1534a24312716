import { jsonValue, parseJsonSequence } from '../json-syntax.js';
import { addValue, emptyShape } from './shape.js';
import { type JsonSchema, schemaOf } from './write.js';

/**
 * A JSON Schema (draft 2020-12) that every sample satisfies. A property is required where each object
 * at its place has it; a format is named where each string at its place is of it.
 *
 * @param text one JSON value, or several in a row
 * @throws {InputError} when it is not JSON
 */
export function inferSchema(text: string): JsonSchema {
  const shape = emptyShape();
  for (const node of parseJsonSequence(text)) addValue(shape, jsonValue(text, node));
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schemaOf(shape) };
}
