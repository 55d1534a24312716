import type { ValidateFunction } from 'ajv';
import type { JsonSchema, JsonValue } from '../model/json.js';
import type { Tool } from '../model/tool.js';
import { coerce } from './coerce.js';
import { shown } from './expected.js';
import { isObject } from './keywords.js';
import { checkPolicies } from './policy-checks.js';
import { describeSome, problemsOf, unknownProperty } from './problems.js';
import { safeName, withSafeNames } from './safe-names.js';

export type Validation =
  | { readonly ok: true; readonly input: Record<string, JsonValue> }
  /** Everything that is wrong, a sentence each without a full stop. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks one tool's input, after the coercions that lose nothing. `undefined` is an empty input. Keys such as
 * `__proto__` are names like any other.
 *
 * @throws where no validator can be made of the schema, which only keywords given as facts can cause
 */
export type Validator = (input: unknown) => Promise<Validation>;

/** A validator of a tool's input. It loads and compiles on its first call. */
export function createValidator(tool: Tool): Validator {
  const schemas = propertySchemas(tool.validation);
  const check = createCheck(tool);
  return async (input = {}) => {
    if (!isObject(input))
      return { ok: false, problems: [`The input is ${shown(input)}: expected an object`] };
    const given = Object.entries(input).filter(
      ([name, value]) => value !== undefined && (name !== extraOfClients || schemas.has(name)),
    ) as [string, JsonValue][];
    const unknown = given.filter(([name]) => !schemas.has(name));
    const known = given.flatMap(([name, value]): [string, JsonValue][] => {
      const schema = schemas.get(name);
      return schema ? [[name, coerce(value, schema)]] : [];
    });
    const problems = [
      ...describeSome(unknown, ([name]) => unknownProperty(name, tool)),
      ...(await check(known)),
      ...checkPolicies(tool, new Map(known)),
    ];
    if (problems.length > 0) return { ok: false, problems };
    return { ok: true, input: Object.fromEntries(known) };
  };
}

/** A client is known to add it to every schema and to send it on. */
const extraOfClients = 'wait_for_previous';

function propertySchemas({ properties }: JsonSchema): ReadonlyMap<string, JsonSchema> {
  return new Map(Object.entries(properties as Record<string, JsonSchema>));
}

/** What is wrong with the values of known properties. */
type Check = (known: readonly (readonly [string, JsonValue])[]) => Promise<readonly string[]>;

function createCheck(tool: Tool): Check {
  const compiled = new Map<boolean, Promise<ValidateFunction>>();
  return async (known) => {
    const allErrors = !known.some(([, value]) => Array.isArray(value) && value.length > longList);
    const validating = compiled.get(allErrors) ?? compile(tool, { allErrors });
    compiled.set(allErrors, validating);
    const validate = await validating;
    const data = Object.fromEntries(known.map(([name, value]) => [safeName(name), value]));
    return validate(data) ? [] : problemsOf(validate.errors ?? []);
  };
}

/** With a list longer than this only the first problem is reported, lest a million wrong elements fill the memory. */
const longList = 10_000;

async function compile(
  { definition, validation }: Tool,
  { allErrors }: { allErrors: boolean },
): Promise<ValidateFunction> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ ...options, allErrors });
  try {
    return ajv.compile(withSafeNames(validation));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The input schema of "${definition.name}" cannot be compiled: ${reason}; correct the keywords that its facts give`,
      { cause },
    );
  }
}

/** Formats are not checked: draft 2020-12 has them as annotations, and programs have their own ideas of them. */
const options = {
  ownProperties: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
  meta: false,
  logger: false,
} as const;
