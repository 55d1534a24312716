import type { JsonValue } from '../model/json.js';
import { toJson } from './json-safe.js';
import type { NameClasses } from './names.js';
import type { ByName, ListedFact, Snapshot } from './snapshot.js';

/** Facts about options by class of names: it does not matter which of its names a program gave them to. */
export interface FactsByClass {
  readonly has: (fact: ListedFact, position: number) => boolean;
  readonly nargs: ReadonlyMap<number, number>;
  readonly requiresArg: ReadonlyMap<number, boolean>;
  readonly choices: ReadonlyMap<number, readonly JsonValue[]>;
  readonly default: ReadonlyMap<number, unknown>;
  readonly defaultDescription: ReadonlyMap<number, string>;
  readonly description: ReadonlyMap<number, string>;
  readonly deprecated: ReadonlyMap<number, boolean | string>;
  readonly group: ReadonlyMap<number, string>;
  readonly builtin: ReadonlyMap<number, keyof Snapshot['builtins']>;
  readonly configured: ReadonlyMap<number, boolean>;
}

export function gatherFacts(snapshot: Snapshot, names: NameClasses): FactsByClass {
  const { facts } = snapshot;
  const gather = <V, T>(values: ByName<V>, select: (value: V) => T | undefined) =>
    firstByClass(
      names,
      Object.entries(values).map(([name, value]) => [name, select(value)]),
    );
  const listed = new Map(
    Object.entries(snapshot.lists).map(([fact, list]) => [fact, new Set(list.map(names.find))]),
  );
  return {
    has: (fact, position) => listed.get(fact)?.has(position) === true,
    nargs: gather(facts.nargs, (count) => (count >= 1 ? count : undefined)),
    requiresArg: gather(facts.nargs, (count) => Number.isNaN(count) || undefined),
    choices: gatherChoices(names, facts.choices),
    default: gather(facts.default, (value) => value),
    defaultDescription: gather(facts.defaultDescription, (text) => text),
    description: gather(facts.description, toDescription),
    deprecated: gather(facts.deprecated, (message) => message ?? true),
    group: firstByClass(names, snapshot.titles),
    builtin: firstByClass(
      names,
      Object.entries(snapshot.builtins).map(([kind, name]) => [name ?? '', kind as never]),
    ),
    configured: findConfigured(names, snapshot.configObjects),
  };
}

/** Of several values that are kept under names of one class, the first counts. */
function firstByClass<T>(
  names: NameClasses,
  values: Iterable<readonly [name: string, value: T | undefined]>,
): ReadonlyMap<number, T> {
  const gathered = new Map<number, T>();
  for (const [name, value] of values) {
    const position = names.find(name);
    if (position === undefined || value === undefined || gathered.has(position)) continue;
    gathered.set(position, value);
  }
  return gathered;
}

/** yargs holds a value against the choices of every name, so only those in all of the lists can be given. */
function gatherChoices(names: NameClasses, choices: Snapshot['facts']['choices']) {
  const gathered = new Map<number, readonly JsonValue[]>();
  for (const [name, values] of Object.entries(choices)) {
    const position = names.find(name);
    if (position === undefined) continue;
    const safe = values.map((value) => toJson(value)).filter((value) => value !== undefined);
    const known = gathered.get(position) ?? safe;
    gathered.set(
      position,
      [...new Set(known)].filter((value) => safe.includes(value)),
    );
  }
  return gathered;
}

/** Marks a description of yargs' own that is translated only when it is printed. */
const deferred = '__yargsString__:';

function toDescription(text: string | undefined): string | undefined {
  return text?.startsWith(deferred) ? text.slice(deferred.length) : text || undefined;
}

/** A configuration object holds a value under any name, or a dotted name's value further inside. */
function findConfigured(names: NameClasses, objects: readonly object[]) {
  const given = objects.flatMap((object) => namesIn(object, ''));
  return firstByClass(
    names,
    given.map((name) => [name, true]),
  );
}

function namesIn(object: object, prefix: string): string[] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const name = prefix + key;
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? [name, ...namesIn(value, `${name}.`)] : [name];
  });
}
