import { normalize } from 'node:path';
import { Parser } from 'yargs/helpers';
import type { Command, Option } from '../../bridge/model/command-tree.js';
import type { JsonValue } from '../../bridge/model/json.js';
import type { CommandValues } from '../../bridge/model/tool.js';

interface Case {
  readonly command: Command;
  readonly values: CommandValues;
}

/** Where what a handler received is not exactly what was sent; empty when it is. */
export function violations(argv: Record<string, unknown>, testCase: Case): string[] {
  return [
    ...optionsOf(testCase.command).flatMap((option) =>
      testCase.values.named.has(option.name)
        ? givenViolations(argv, { option, testCase })
        : absentViolations(argv, { option, testCase }),
    ),
    ...wordViolations(argv, testCase),
  ];
}

interface OptionCase {
  readonly option: Option;
  readonly testCase: Case;
}

function givenViolations(
  argv: Record<string, unknown>,
  { option, testCase }: OptionCase,
): string[] {
  const { command, values } = testCase;
  const value = values.named.get(option.name) as JsonValue;
  if (option.name === '_') return [];
  const base = negatedBy(option, command);
  if (base !== undefined) {
    // A number that is negated is 0.
    const negated = [false, [false], 0, [0]];
    const isSaid = value === false || negated.some((x) => isSame(at(argv, base, command), x));
    return isSaid ? [] : [`${option.name} does not set ${base} to false`];
  }
  const expected = afterYargs(option, { value, command });
  if (expected === undefined) return [];
  return heldValues(argv, { option, command }).flatMap(([name, held]) => {
    // Out of its place a positional has no name but its own, as from a terminal.
    const isUnknown = held === undefined && 'index' in option && name !== option.name;
    if (isUnknown || isSame(held, expected)) return [];
    return [`${name} is ${show(held)} instead of ${show(expected)}`];
  });
}

/** An option that is not given has its default, or is not there. */
function absentViolations(
  argv: Record<string, unknown>,
  { option, testCase }: OptionCase,
): string[] {
  const { command, values } = testCase;
  if (isSetOtherwise(option, { command, values })) return [];
  const [first] = heldValues(argv, { option, command });
  if (first === undefined) return [];
  const [name, held] = first;
  const isVariadic = 'variadic' in option && option.variadic;
  // yargs adds the default of a list to itself under its other names.
  if (isVariadic && option.hasDefault) return [];
  const usual = option.hasDefault ? option.default : option.type === 'count' ? 0 : undefined;
  const allowed = [usual, ...(option.array ? [[usual]] : []), ...(isVariadic ? [[]] : [])];
  const placeholders = command.parser.configuration['set-placeholder-key']
    ? [undefined, ...(isVariadic ? [[undefined]] : [])]
    : [];
  const isUsual = [...allowed, ...placeholders].some((value) => isSame(held, value));
  return isUsual ? [] : [`${name} is ${show(held)} without being given`];
}

/** By coercion, a configuration, the environment, a part of it or a negation of it. */
function isSetOtherwise(option: Option, { command, values }: Case): boolean {
  if (option.builtin !== undefined || option.configured || option.coerced) return true;
  if (option.hasDefault && (option.default === undefined || option.normalize)) return true;
  if (command.dynamics.envPrefix !== undefined) return true;
  if (['_', '$0', '__proto__'].includes(option.name)) return true;
  const own = namesOf(option, command);
  const tops = own.map((name) => name.split('.')[0]);
  return optionsOf(command).some((other) => {
    const base = values.named.has(other.name) ? negatedBy(other, command) : undefined;
    if (base !== undefined && own.includes(base)) return true;
    if (other === option) return option.name.includes('.');
    return namesOf(other, command).some((name) => tops.includes(name.split('.')[0]));
  });
}

function wordViolations(argv: Record<string, unknown>, { command, values }: Case): string[] {
  const { extra = [], rest = [] } = values;
  const words = [...command.path, ...extra];
  const isFilled = optionsOf(command).some(({ name }) => name === '_');
  const behind = (argv['--'] as unknown[] | undefined) ?? [];
  return [
    ...(isFilled || isSame(argv._, words)
      ? []
      : [`_ is ${show(argv._)} instead of ${show(words)}`]),
    ...(isSame(behind.map(String), rest) ? [] : [`-- is ${show(behind)} instead of ${show(rest)}`]),
  ];
}

/** What yargs and the program make of a value; nothing where that is not for us to say. */
function afterYargs(
  option: Option,
  { value, command }: { readonly value: JsonValue; readonly command: Command },
): unknown {
  const { configuration, yargs } = command.parser;
  const path = option.normalize ? normalized(value) : value;
  if (!option.coerced) return path;
  // 16 makes what coercion gives a number again; later versions coerce only under names that are not stripped.
  const isLost =
    yargs === 16
      ? option.type === 'number' || option.normalize
      : configuration['strip-dashed'] || configuration['strip-aliased'];
  return isLost ? undefined : { coerced: path };
}

function normalized(value: JsonValue): JsonValue {
  if (typeof value === 'string') return normalize(value);
  return Array.isArray(value) ? value.map(normalized) : value;
}

/** The name that a boolean option negates where it is said as a person would. */
function negatedBy(option: Option, command: Command): string | undefined {
  const prefix = command.parser.configuration['negation-prefix'];
  const isPlain = option.type === 'boolean' && !option.array && (option.nargs ?? 1) === 1;
  const isOwn = option.required || (option.hasDefault && option.default !== false);
  if (!command.parser.configuration['boolean-negation'] || !isPlain || isOwn) return undefined;
  if (!option.name.startsWith(prefix) || option.name === prefix) return undefined;
  const base = option.name.slice(prefix.length);
  const negated = optionsOf(command).find((other) => namesOf(other, command).includes(base));
  if (negated === undefined) return command.strict.options ? undefined : base;
  const isMisread = negated.type === 'count' || (negated.normalize && negated.array);
  return isMisread ? undefined : base;
}

/** Every name that yargs leaves, with its value; where it strips aliases, those that have one. */
function heldValues(
  argv: Record<string, unknown>,
  { option, command }: { readonly option: Option; readonly command: Command },
): (readonly [string, unknown])[] {
  const { configuration } = command.parser;
  const strips = configuration['strip-dashed'] && configuration['camel-case-expansion'];
  const top = (name: string) => (configuration['dot-notation'] ? name.split('.')[0] : name);
  const names = namesOf(option, command).filter((name) => !(strips && top(name)?.includes('-')));
  const held = names.map((name) => [name, at(argv, name, command)] as const);
  if (!configuration['strip-aliased'] || option.aliases.length === 0) return held;
  const kept = held.filter(([, value]) => value !== undefined);
  return kept.length > 0 ? kept : held.slice(0, 1);
}

function namesOf(option: Option, command: Command): string[] {
  const declared = [option.name, ...option.aliases];
  if (!command.parser.configuration['camel-case-expansion']) return declared;
  const dashed = declared.filter((name) => name.includes('-'));
  const twin = (name: string) =>
    name
      .split('.')
      .map((part) => Parser.camelCase(part))
      .join('.');
  return [...new Set([...declared, ...dashed.map(twin)])];
}

function optionsOf(command: Command): readonly Option[] {
  return [...command.positionals, ...command.options];
}

function at(argv: Record<string, unknown>, name: string, command: Command): unknown {
  const path = command.parser.configuration['dot-notation'] ? name.split('.') : [name];
  return path.reduce<unknown>((value, part) => {
    const isHolder = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return isHolder ? Reflect.get(value, part) : undefined;
  }, argv);
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Object.is(a, b);
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)),
  );
}

export function show(value: unknown): string {
  return Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value));
}
