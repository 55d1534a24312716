import type { Context } from '../context.js';
import { InputError } from '../errors.js';
import { type JsonNode, jsonValue, parseJson } from '../json-syntax.js';
import { lineMap } from '../line-map.js';
import { type Draft, draftOf, drafts } from './drafts.js';
import { offsetAt } from './place.js';
import type { SchemaError, Unusable } from './validate.js';

export interface Validity {
  readonly valid: boolean;
  /** The draft of JSON Schema that decided. */
  readonly draft: Draft;
  readonly violations: readonly Violation[];
  /** Formats that the schema names and that are not checked, as nothing here knows them. */
  readonly uncheckedFormats: readonly string[];
}

export interface Violation {
  /** JSON Pointer (RFC 6901) of the value that is wrong. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** JSON Pointer of the keyword in the schema, as a URI fragment. */
  readonly schemaPointer: string;
}

/**
 * Checks a JSON text against a JSON Schema, both as text.
 *
 * @throws {InputError} when one of them is not JSON, or the schema cannot be used
 * @throws {LimitError} when the check takes too long
 */
export async function checkJson(
  { schema, instance }: { readonly schema: string; readonly instance: string },
  context: Context,
): Promise<Validity> {
  const schemaRoot = parseSchema(schema);
  const root = parseJson(instance);
  const draft = knownDraft(jsonValue(schema, schemaRoot));
  const module = new URL('./validate.js', import.meta.url);
  const task = { draft, schema, instance };
  const verdict = await context.isolate<typeof import('./validate.js')>(module, task, limits);
  if ('unusable' in verdict) throw unusableSchema(schema, schemaRoot, verdict);
  const place = lineMap(instance);
  return {
    valid: verdict.errors.length === 0,
    draft,
    violations: verdict.errors.map((error) => {
      const { line, column } = place(offsetAt(root, error.pointer, error.member));
      const { schemaPointer, message } = error;
      return { pointer: pointerOf(error), line, column, message, schemaPointer };
    }),
    uncheckedFormats: verdict.unknownFormats,
  };
}

const limits = { timeout: 10_000, memory: 1024 };

function parseSchema(schema: string): JsonNode {
  const root = readSchema(schema);
  if (root.kind === 'object' || root.kind === 'boolean') return root;
  throw new InputError('Expected the schema to be an object, true or false');
}

function readSchema(schema: string): JsonNode {
  try {
    return parseJson(schema);
  } catch (error) {
    if (error instanceof InputError) error.message = `The schema is not JSON: ${error.message}`;
    throw error;
  }
}

function knownDraft(schema: unknown): Draft {
  const draft = draftOf(schema);
  if (draft) return draft;
  throw new InputError(`The schema's '$schema' names none of the drafts ${drafts.join(', ')}`);
}

function unusableSchema(
  schema: string,
  root: JsonNode,
  { unusable, pointer, hint }: Unusable,
): InputError {
  const at = pointer === undefined ? {} : { at: { text: schema, offset: offsetAt(root, pointer) } };
  return new InputError(unusable, { hint, ...at });
}

function pointerOf({ pointer, member }: SchemaError): string {
  if (member === undefined) return pointer;
  return `${pointer}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
