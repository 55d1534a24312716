import { inspect } from 'node:util';
import type { Expectation, Injection } from '../../model/invocation.js';
import type { JsonValue } from '../../model/json.js';
import type { Mismatch } from '../../model/outcome.js';

/** What the values of one command line have to become, and the names that yargs gives them. */
export interface ValuePlan {
  readonly injections: readonly Injection[];
  readonly expectations: readonly Expectation[];
  /** Every other name of each key, as `parsed.aliases` lists them. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** yargs-parser's settings; those not named have their defaults. */
  readonly configuration: Readonly<Record<string, unknown>>;
}

/**
 * Puts the injected values into what the parser produced, under every name that yargs gives them, and then
 * compares with what was asked for.
 *
 * @param argv changed in place
 * @returns the values that are not as expected; empty when the handler may run
 */
export function applyValues(argv: Record<string, unknown>, plan: ValuePlan): Mismatch[] {
  for (const { name, value } of plan.injections) {
    const copy = structuredClone(value);
    for (const key of namesToSet(name, plan)) setAt(argv, pathOf(key, plan), copy);
  }
  return plan.expectations.flatMap(({ name, value }) => {
    const received = read(argv, name, plan);
    if (isSame(received, value)) return [];
    return [{ name, expected: value, received: describe(received) }];
  });
}

function allNames(name: string, plan: ValuePlan): string[] {
  const aliases = Object.hasOwn(plan.aliases, name) ? (plan.aliases[name] ?? []) : [];
  const twin = plan.configuration['camel-case-expansion'] === false ? name : camelCase(name);
  return [...new Set([name, ...aliases, twin])];
}

function namesToSet(name: string, plan: ValuePlan): string[] {
  const { configuration } = plan;
  return allNames(name, plan).filter((key) => {
    if (configuration['strip-dashed'] === true && key.includes('-')) return false;
    return configuration['strip-aliased'] !== true || key === name || key === camelCase(name);
  });
}

function pathOf(key: string, { configuration }: ValuePlan): string[] {
  const segments = configuration['dot-notation'] === false ? [key] : key.split('.');
  // yargs-parser's own spelling of this one name, which keeps it from reaching the prototype.
  return segments.map((segment) => (segment === '__proto__' ? '___proto___' : segment));
}

function setAt(argv: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder = argv;
  for (const segment of path.slice(0, -1)) {
    const inner = Object.hasOwn(holder, segment) ? holder[segment] : undefined;
    const next = isRecord(inner) ? inner : {};
    define(holder, segment, next);
    holder = next;
  }
  define(holder, path.at(-1) ?? '', value);
}

function define(holder: Record<string, unknown>, key: string, value: unknown): void {
  const property = { value, writable: true, enumerable: true, configurable: true };
  Object.defineProperty(holder, key, property);
}

/** The value under the first name that the parser has set. */
function read(argv: Record<string, unknown>, name: string, plan: ValuePlan): unknown {
  for (const key of allNames(name, plan)) {
    let value: unknown = argv;
    for (const segment of pathOf(key, plan)) {
      value = isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    if (value !== undefined) return value;
  }
  return undefined;
}

function isSame(received: unknown, expected: JsonValue): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(received) || received.length !== expected.length) return false;
    return expected.every((item, index) => isSame(received[index], item));
  }
  if (!isRecord(expected)) return Object.is(received, expected);
  if (!isRecord(received)) return false;
  const keys = Object.keys(expected);
  if (keys.length !== Object.keys(received).length) return false;
  return keys.every(
    (key) => Object.hasOwn(received, key) && isSame(received[key], expected[key] as JsonValue),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  return inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 200 });
}

/** As yargs-parser makes the camel-case twin of a dashed name, part by part of a dotted one. */
function camelCase(name: string): string {
  if (!name.includes('-')) return name;
  return name.split('.').map(camelCaseWord).join('.');
}

function camelCaseWord(word: string): string {
  const mixed = word !== word.toLowerCase() && word !== word.toUpperCase();
  const plain = mixed ? word : word.toLowerCase();
  return plain
    .replace(/^(-+|_)/, '')
    .replace(/[-_]+(.?)/g, (_, next: string) => next.toUpperCase());
}
