import type { ValidateFunction } from 'ajv';
import type { JsonSchema, JsonValue } from '../model/json.js';
import { problemsOf } from '../schema/problems.js';

/** What is wrong with a value, in words; empty when nothing is. */
export type OutputCheck = (value: JsonValue) => Promise<readonly string[]>;

/**
 * Checks what a command writes against the schema that it declares. Clients check it too, and a value that
 * does not fit is an error in their own words to them; this way a model still sees the output. It loads and
 * compiles on its first call.
 */
export function createOutputCheck(schema: JsonSchema): OutputCheck {
  let compiled: Promise<ValidateFunction> | undefined;
  return async (value) => {
    compiled ??= compile(schema);
    const validate = await compiled.catch((error: Error) => error);
    if (validate instanceof Error) return [`its schema cannot be compiled: ${validate.message}`];
    return validate(value) ? [] : problemsOf(validate.errors ?? []);
  };
}

async function compile(schema: JsonSchema): Promise<ValidateFunction> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  return new Ajv2020({
    strict: false,
    validateFormats: false,
    logger: false,
    verbose: true,
  }).compile(schema);
}
