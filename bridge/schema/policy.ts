import type { Option } from '../model/command-tree.js';
import type { JsonSchema, JsonValue } from '../model/json.js';
import { isObject } from './keywords.js';
import { shorten } from './visible.js';

/** A property as the policies see it. */
export interface Subject {
  readonly schema: JsonSchema;
  /** Absent for standard input and words of their own. */
  readonly option?: Option;
  /** The default that yargs sets, also where it is no value of the schema. */
  readonly start?: JsonValue | undefined;
}

/**
 * Something that JSON Schema cannot express, that is not published, or that a client is known to strip from
 * schemas: it is said in words. The validating schema enforces it, or `check` does where no schema can.
 */
export interface Policy {
  /** For the property's description; undefined where the policy does not apply. */
  readonly says: (subject: Subject) => string | undefined;
  /** What was expected of a value that fits the schema; undefined where it holds. */
  readonly check?: (value: JsonValue, subject: Subject) => string | undefined;
}

/** In the order of the words. */
export const policies: Readonly<Record<string, Policy>> = {
  deprecated: {
    says: ({ option }) => {
      if (!option?.deprecated) return undefined;
      return option.deprecated === true ? 'deprecated' : `deprecated: ${option.deprecated}`;
    },
  },
  default: {
    says: ({ schema, option, start }) => {
      if (option?.defaultDescription) return `default ${option.defaultDescription}`;
      // What is not a value of the schema cannot be a keyword of it.
      const value = schema.default ?? start;
      return value === undefined ? undefined : `default ${textOf(value)}`;
    },
  },
  range: {
    says: ({ schema }) => rangeOf(schema.minimum, schema.maximum),
  },
  exclusiveMinimum: { says: ({ schema }) => worded(schema.exclusiveMinimum, 'above') },
  exclusiveMaximum: { says: ({ schema }) => worded(schema.exclusiveMaximum, 'below') },
  multipleOf: { says: ({ schema }) => worded(schema.multipleOf, 'a multiple of') },
  length: {
    says: ({ schema }) => rangeOf(schema.minLength, schema.maxLength, 'characters'),
  },
  format: {
    says: ({ schema }) => worded(schema.format ?? itemsOf(schema).format, 'format'),
  },
  items: {
    says: ({ schema }) => rangeOf(schema.minItems, schema.maxItems, 'values'),
  },
  uniqueItems: {
    says: ({ schema }) => (schema.uniqueItems === true ? 'no value twice' : undefined),
  },
  groups: {
    says: ({ option }) => {
      const size = groupSize(option);
      return size === undefined ? undefined : `in groups of ${size}`;
    },
    check: (value, { option }) => {
      const size = groupSize(option);
      if (size === undefined || !Array.isArray(value) || value.length % size === 0)
        return undefined;
      return `groups of ${size} values`;
    },
  },
  configuration: {
    says: ({ option }) => (option?.config ? 'a configuration file' : undefined),
  },
  conversion: {
    says: ({ option }) => (option?.coerced ? 'converted by the program' : undefined),
  },
};

/** Conditions between properties: no client may be sent their keywords at a schema's root. */
export const relationPolicy = {
  needs: { says: (from: string, to: string) => `"${from}" needs "${to}"` },
  excludes: { says: (from: string, to: string) => `"${from}" excludes "${to}"` },
  words: {
    says: (from: string, count: number) =>
      `"${from}" needs ${count} further ${count === 1 ? 'word' : 'words'}`,
  },
} as const;

function groupSize(option: Option | undefined): number | undefined {
  return option?.array && option.nargs !== undefined && option.nargs > 1 ? option.nargs : undefined;
}

function itemsOf(schema: JsonSchema): JsonSchema {
  return isObject(schema.items) ? schema.items : {};
}

function rangeOf(least: unknown, most: unknown, unit = ''): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const unitOf = (count: unknown) => unit && ` ${count === 1 ? unit.slice(0, -1) : unit}`;
  if (least === most) return `exactly ${least}${unitOf(least)}`;
  if (most === undefined) return `at least ${least}${unitOf(least)}`;
  if (least === undefined) return `at most ${most}${unitOf(most)}`;
  return `${least} to ${most}${unitOf(most)}`;
}

function worded(value: unknown, words: string): string | undefined {
  return value === undefined ? undefined : `${words} ${value}`;
}

/** As JSON, but for a plain word, whose quotes would cost a model as much as the word. */
function textOf(value: unknown): string {
  const isWord = typeof value === 'string' && /^[a-z][\w./:-]*$/i.test(value);
  const isLiteral = value === 'true' || value === 'false' || value === 'null';
  return isWord && !isLiteral ? shorten(value, 80) : shorten(JSON.stringify(value), 80);
}
