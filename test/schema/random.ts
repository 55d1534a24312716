import fc from 'fast-check';
import type {
  Command,
  CommandTree,
  Option,
  Positional,
  Relation,
} from '../../bridge/model/command-tree.js';
import type { CommandFacts } from '../../bridge/model/exposure.js';
import { command, option, positional, tree } from './build.js';

const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'db',
  'db.host',
  'db_host',
  'stdin',
  'rest',
  'extra',
  '_',
  '',
];

const name = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,8}$/) },
  fc.constantFrom(...hostileNames),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
);

const text = fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 60 }));

const value = fc.oneof(
  fc.constantFrom('1', '007', 'a', '', true, false, 0, 1, -1.5, null, 1e21),
  fc.array(fc.constantFrom('a', 1, true), { maxLength: 3 }),
);

const attributes = fc.record(
  {
    aliases: fc.array(name, { maxLength: 2 }),
    type: fc.constantFrom('string', 'number', 'boolean', 'count', 'untyped'),
    array: fc.boolean(),
    nargs: fc.integer({ min: 1, max: 3 }),
    requiresArg: fc.boolean(),
    normalize: fc.boolean(),
    choices: fc.array(fc.constantFrom('a', 'b', '1', 1, 2, true, false), { maxLength: 4 }),
    default: value,
    defaultDescription: text,
    required: fc.boolean(),
    hidden: fc.boolean(),
    deprecated: fc.oneof(fc.boolean(), text),
    config: fc.boolean(),
    coerced: fc.boolean(),
    configured: fc.boolean(),
    description: text,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Option>>;

const someOption = fc.tuple(name, attributes).map(([own, given]) => option(own, given));

const somePositional = fc
  .tuple(name, attributes, fc.record({ variadic: fc.boolean(), declared: fc.boolean() }))
  .map(([own, given, place]) => positional(own, { ...given, ...place }));

function relationOf(names: readonly string[]): fc.Arbitrary<Relation> {
  const end = fc.constantFrom(...names, 'unknown');
  const kind = fc.constantFrom('implies', 'implies-absent', 'conflicts');
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind, from: end, to: end }) },
    fc.record({ kind: fc.constant('implies-count' as const), from: end, to: fc.nat(4) }),
  );
}

const schemaFact = fc.record(
  {
    format: fc.constant('uri'),
    pattern: fc.constantFrom('^a', '('),
    minimum: fc.integer(),
    minLength: fc.nat(),
    $ref: fc.constant('#/nowhere'),
    description: text,
  },
  { requiredKeys: [] },
);

function factsAbout(names: readonly string[]): fc.Arbitrary<CommandFacts> {
  const about = fc.record({ hidden: fc.boolean(), schema: schemaFact }, { requiredKeys: [] });
  return fc.record(
    {
      effect: fc.constantFrom('read', 'write', 'destroy'),
      stdin: fc.constantFrom('text', 'none'),
      title: text,
      description: text,
      examples: fc.array(text, { maxLength: 2 }),
      options: fc
        .array(fc.tuple(fc.constantFrom(...names, '--'), about), { maxLength: 3 })
        .map((entries) => Object.fromEntries(entries)),
    },
    { requiredKeys: [] },
  );
}

/** Options and positionals whose names and aliases differ, as yargs has them in classes. */
function distinct<Item extends Option | Positional>(items: readonly Item[], taken: Set<string>) {
  return items.flatMap((item) => {
    if (taken.has(item.name)) return [];
    const aliases = item.aliases.filter((alias) => !taken.has(alias) && alias !== item.name);
    for (const own of [item.name, ...aliases]) taken.add(own);
    return [{ ...item, aliases }];
  });
}

const someCommand: fc.Arbitrary<Command> = fc
  .record({
    path: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 3 }),
    role: fc.constantFrom('leaf', 'group', 'default', 'root'),
    description: text,
    options: fc.array(someOption, { maxLength: 6 }),
    positionals: fc.array(somePositional, { maxLength: 3 }),
    demanded: fc.option(fc.record({ min: fc.nat(2), max: fc.integer({ min: 2, max: 4 }) }), {
      nil: undefined,
    }),
    strict: fc.record({ commands: fc.boolean(), options: fc.boolean() }),
    quotes: fc.constantFrom('equals', 'all'),
    settings: fc.record({
      'populate--': fc.boolean(),
      'dot-notation': fc.boolean(),
      'parse-numbers': fc.boolean(),
    }),
  })
  .chain(({ options, positionals, demanded, path, ...sketch }) => {
    const taken = new Set<string>();
    const places = distinct(positionals, taken).map((item, index) => ({ ...item, index }));
    const named = distinct(options, taken);
    const names = [...places, ...named].map((item) => item.name);
    return fc.tuple(fc.array(relationOf(names), { maxLength: 4 }), factsAbout(names)).map(
      ([relations, facts]): Command => ({
        ...command('', { ...sketch, relations, facts, positionals: places, options: named }),
        path,
        ...(demanded && { demanded }),
      }),
    );
  });

/** Any tree, hostile names and contradictions included. */
export const someTree: fc.Arbitrary<CommandTree> = fc
  .array(someCommand, { minLength: 1, maxLength: 5 })
  .map((commands) => tree(...commands));
