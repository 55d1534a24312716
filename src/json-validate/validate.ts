import { Ajv, type ErrorObject, MissingRefError, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Draft } from './drafts.js';

export interface Task {
  readonly draft: Draft;
  /** JSON texts. */
  readonly schema: string;
  readonly instance: string;
}

export interface Verdict {
  readonly errors: readonly SchemaError[];
  /** Formats the schema names and nothing here knows; they are not checked. */
  readonly unknownFormats: readonly string[];
}

export interface SchemaError {
  /** JSON Pointer into the instance. */
  readonly pointer: string;
  /** The member of the object at `pointer` that is wrong by being there. */
  readonly member?: string;
  /** JSON Pointer into the schema, as a URI fragment. */
  readonly schemaPointer: string;
  readonly message: string;
}

/** Why a schema cannot be used. */
export interface Unusable {
  readonly unusable: string;
  /** JSON Pointer into the schema, where it is known. */
  readonly pointer?: string;
  readonly hint?: string;
}

/** Runs isolated: a schema's patterns and references decide the cost. */
export function run({ draft, schema, instance }: Task): Verdict | Unusable {
  const unknownFormats = new Set<string>();
  const warn = (warning: string) => {
    const [, format] = /^unknown format "(.*)" ignored/.exec(warning) ?? [];
    if (format !== undefined) unknownFormats.add(format);
  };
  const ajv = new classes[draft]({ ...options, logger: { log() {}, warn, error() {} } });
  formats.default(ajv);
  const parsed = withoutDraft(JSON.parse(schema));
  try {
    if (!ajv.validateSchema(parsed)) return invalidSchema(ajv.errors ?? []);
    const validate = ajv.compile(parsed);
    validate(JSON.parse(instance));
    const errors = (validate.errors ?? []).map(describe);
    return { errors, unknownFormats: [...unknownFormats] };
  } catch (error) {
    return unusable(error);
  }
}

const classes = { 'draft-07': Ajv, '2019-09': Ajv2019, '2020-12': Ajv2020 } as const;

const options: Options = {
  allErrors: true,
  // Keywords that are not known are annotations (JSON Schema Core, section 6.5).
  strict: false,
  // The schema is checked before, for errors with a place.
  validateSchema: false,
  // Members such as `toString` are there only where the text has them.
  ownProperties: true,
  code: { regExp: Object.assign(compilePattern, { code: 'new RegExp' }) },
};

/** With `u`, as JSON Schema demands, and without for those many patterns that do not hold to it. */
function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/** The draft is decided already; the library would look it up by one spelling only. */
function withoutDraft(schema: unknown): boolean | object {
  if (typeof schema !== 'object' || schema === null) return schema as boolean;
  const { $schema: _, ...rest } = schema as Record<string, unknown>;
  return rest;
}

function invalidSchema(errors: readonly ErrorObject[]): Unusable {
  const { pointer, message } = describe(errors[0] as ErrorObject);
  return { unusable: `The schema is invalid: '${pointer || '/'}' ${message}`, pointer };
}

function unusable(error: unknown): Unusable {
  if (error instanceof MissingRefError) {
    return {
      unusable: `The schema refers to '${error.missingRef}', which is not in it`,
      hint: 'Put what is referred to below $defs; other documents are not fetched',
    };
  }
  if (error instanceof RangeError) return { unusable: 'The schema refers to itself without end' };
  return {
    unusable: `The schema cannot be used: ${error instanceof Error ? error.message : error}`,
  };
}

function describe({ instancePath, schemaPath, message, params }: ErrorObject): SchemaError {
  const member = memberKeys.map((key) => params[key]).find((value) => typeof value === 'string');
  return {
    pointer: instancePath,
    ...(member !== undefined && { member }),
    schemaPointer: schemaPath,
    message: `${message ?? 'is invalid'}${detailOf(params)}`,
  };
}

const memberKeys = ['additionalProperty', 'unevaluatedProperty', 'propertyName'];

function detailOf(params: Record<string, unknown>): string {
  if (Array.isArray(params.allowedValues)) {
    return `: ${params.allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
  }
  return 'allowedValue' in params ? `: ${JSON.stringify(params.allowedValue)}` : '';
}
