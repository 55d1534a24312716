import type { Option } from '../model/command-tree.js';
import type { JsonValue } from '../model/json.js';
import { allNames, declaredNames, type Grammar, isInside, isPositional } from './grammar.js';
import { baseOfNegation } from './negation.js';
import { refusals } from './refusals.js';
import type { Unsaid } from './saying.js';

/** What stands in the way of the given options whatever their values: their names, and what else is given. */
export function obstaclesTo(
  named: ReadonlyMap<string, JsonValue>,
  grammar: Grammar,
): ReadonlyMap<string, Unsaid> {
  const obstacles = new Map<string, Unsaid>();
  for (const option of grammar.all) {
    if (!named.has(option.name)) continue;
    for (const check of checks) {
      const obstacle = check(option, { named, grammar });
      if (obstacle !== undefined) {
        obstacles.set(option.name, obstacle);
        break;
      }
    }
  }
  return obstacles;
}

interface Circumstances {
  readonly named: ReadonlyMap<string, JsonValue>;
  readonly grammar: Grammar;
}

type Check = (option: Option, circumstances: Circumstances) => Unsaid | undefined;

/** Names whose values yargs sets, moves or acts upon itself. */
const reservedNames = new Set(['_', '$0', '--', '__proto__', 'get-yargs-completions']);

export function isReserved(option: Option): boolean {
  return declaredNames(option).some((name) => reservedNames.has(name));
}

const checks: readonly Check[] = [
  (option) => (option.builtin === undefined ? undefined : final(refusals.builtin(option))),
  reservedName,
  fatalName,
  sharedName,
  nestedValue,
  nestedLost,
  negatedElsewhere,
  nameless,
  inherited,
  nestedDefault,
];

/** A positional named `_` fills `argv._`, in its place at least. */
function reservedName(option: Option): Unsaid | undefined {
  const isWordList = option.name === '_' && isPositional(option);
  return isReserved(option) && !isWordList ? final(refusals.reservedName(option)) : undefined;
}

/** yargs looks up what conflicts with each top-level name on a plain object, and calls what it finds. */
function fatalName(option: Option, { grammar }: Circumstances): Unsaid | undefined {
  const isDotted = grammar.configuration['dot-notation'];
  const tops = declaredNames(option).map((name) => (isDotted ? (name.split('.')[0] ?? '') : name));
  return tops.some((top) => top in {}) ? final(refusals.fatalName(option)) : undefined;
}

/** The parser finds no settings of an option with an empty name, not even under its other names. */
function nameless(option: Option): Unsaid | undefined {
  return declaredNames(option).includes('')
    ? { reason: refusals.unaddressable(option) }
    : undefined;
}

/** Parts of a dotted name are looked up on plain objects, which inherit some. */
function inherited(option: Option, { grammar }: Circumstances): Unsaid | undefined {
  if (!grammar.configuration['dot-notation']) return undefined;
  const parts = declaredNames(option).flatMap((name) => name.split('.').slice(1));
  return parts.some((part) => part in {}) ? { reason: refusals.inherited(option) } : undefined;
}

function sharedName(option: Option, { grammar }: Circumstances): Unsaid | undefined {
  const names = new Set(allNames(option, grammar));
  const other = grammar.all.find(
    (candidate) =>
      candidate.name !== option.name &&
      allNames(candidate, grammar).some((name) => names.has(name)),
  );
  return other === undefined ? undefined : final(refusals.sharedName(option, other));
}

function nestedValue(option: Option, circumstances: Circumstances): Unsaid | undefined {
  const { named, grammar } = circumstances;
  for (const other of grammar.all) {
    if (!named.has(other.name)) continue;
    if (isInside(other, { outer: option, grammar })) return final(refusals.nested(option, other));
    if (isInside(option, { outer: other, grammar })) return final(refusals.nested(other, option));
  }
  return undefined;
}

/** What coerces or strips the whole takes its parts with it. */
function nestedLost(option: Option, { grammar }: Circumstances): Unsaid | undefined {
  const strips = grammar.configuration['strip-aliased'];
  const outer = grammar.all.find(
    (other) =>
      (other.coerced || (strips && other.aliases.length > 0)) &&
      isInside(option, { outer: other, grammar }),
  );
  return outer === undefined ? undefined : final(refusals.nestedLost(option, outer));
}

function nestedDefault(option: Option, { grammar }: Circumstances): Unsaid | undefined {
  const inner = grammar.all.find(
    (other) => isSetAnyway(other) && isInside(other, { outer: option, grammar }),
  );
  return inner === undefined ? undefined : { reason: refusals.nestedDefault(option, inner) };
}

/** `--no-x` would contradict a value of `x`, of a part of it, or of what it is a part of. */
function negatedElsewhere(option: Option, { named, grammar }: Circumstances): Unsaid | undefined {
  const base = baseOfNegation(option, grammar);
  if (base === undefined || named.get(option.name) !== true) return undefined;
  const negated = { ...option, name: base, aliases: [] };
  const isContradicted = grammar.all.some((other) => {
    const isPart = isInside(other, { outer: negated, grammar });
    const isWhole = isInside(negated, { outer: other, grammar });
    const isSame = allNames(other, grammar).includes(base);
    return named.has(other.name) ? isPart || isWhole || isSame : isPart && isSetAnyway(other);
  });
  return isContradicted ? final(refusals.negates(option, base)) : undefined;
}

/** Whether an option that is not given may have a value all the same. */
function isSetAnyway(option: Option): boolean {
  return option.hasDefault || option.configured || option.type === 'count';
}

function final(reason: string): Unsaid {
  return { reason, final: true };
}
