import fc from 'fast-check';
import type { OptionSpec, PositionalSpec } from './program.js';
import { elements, rarely, scalars, sometimes, withoutUndefined } from './samples.js';

type Type = 'string' | 'number' | 'boolean' | 'untyped';
type Settings = Record<string, unknown>;

/** Told apart from the value, and harmless where yargs applies it twice. */
const coerce = (value: unknown) =>
  typeof value === 'object' && value !== null && 'coerced' in value ? value : { coerced: value };

const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'omega') },
  { weight: 3, arbitrary: fc.constantFrom('max-tokens', 'dryRun', 'output-file', 'a-b_c', 'URL') },
  { weight: 2, arbitrary: fc.constantFrom('x', 'Y', '5', 'é', 'h', 'v', '数', 'ÀB') },
  { weight: 2, arbitrary: fc.constantFrom('db.host', 'db.port', 'db', 'alpha.beta', 'x.y') },
  { weight: 2, arbitrary: fc.constantFrom('no-color', 'no-x', 'color', 'not-me', 'noColor') },
  { weight: 1, arbitrary: fc.constantFrom('help', 'version', '_', '$0', '-x', 'a--b', 'a=b') },
  { weight: 1, arbitrary: fc.constantFrom('two words', 'x---', 'a\nb', 'q.toString', 'length') },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty') },
);

const alias = fc.constantFrom('a', 'b', 'long-alias', 'n', 'Alias');

const choices: Record<Type, unknown> = {
  string: ['', 'a', '-x', '5', '"q"', 'help'],
  number: [1, -2.5, 1e-7, 0],
  boolean: undefined,
  untyped: ['a', '5', 3],
};

const relation = fc.oneof(
  { weight: 30, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ conflicts: 'alpha' }) },
  { weight: 1, arbitrary: fc.constant({ implies: 'beta' }) },
);

const common = {
  coerce: rarely(coerce),
  requiresArg: rarely(true),
  demandOption: rarely(true),
};

function scalarSettings(type: Type): fc.Arbitrary<Settings> {
  return fc.record({
    ...common,
    default: sometimes(scalars[type] ?? fc.constant(undefined)),
    nargs: rarely(1),
    choices: rarely(choices[type]),
  });
}

function listSettings(type: Type): fc.Arbitrary<Settings> {
  return fc.record({
    ...common,
    array: fc.constant(true),
    nargs: rarely(2),
    default: sometimes(fc.array(elements[type] ?? fc.constant(0), { maxLength: 2 })),
  });
}

const several: fc.Arbitrary<Settings> = fc.record({
  demandOption: rarely(true),
  nargs: fc.constantFrom(2, 3),
});

const count: fc.Arbitrary<Settings> = fc.record(
  { type: fc.constant('count'), default: fc.constantFrom(0, 2) },
  { requiredKeys: ['type'] },
);

function typedSettings(type: Type): fc.Arbitrary<Settings> {
  const layout = fc.oneof(
    { weight: 5, arbitrary: scalarSettings(type) },
    { weight: 3, arbitrary: listSettings(type) },
    { weight: 1, arbitrary: several },
  );
  const normalize = ['string', 'untyped'].includes(type) ? rarely(true) : fc.constant(undefined);
  return fc.record({ layout, normalize }).map((record) => ({
    ...(type === 'untyped' ? {} : { type }),
    ...record.layout,
    normalize: record.normalize,
  }));
}

const settings = fc.oneof(
  { weight: 2, arbitrary: typedSettings('string') },
  ...(['number', 'boolean', 'untyped'] as const).map(typedSettings),
  count,
);

export const optionSpec: fc.Arbitrary<OptionSpec> = fc
  .record({ name, settings, relation, alias: sometimes(alias) })
  .map(({ name, settings, relation, alias }) => ({
    name,
    settings: withoutUndefined({ ...settings, ...relation, alias }),
  }))
  .map(withoutQuirks);

/**
 * What yargs does to the value of a dotted name, or of its own words, is neither coercion nor a path; and it
 * fails each time on a name that every object has, once there is a value.
 */
function withoutQuirks<T extends OptionSpec>(spec: T): T {
  if (spec.name in {} || spec.name === '_') return { ...spec, settings: { type: 'string' } };
  if (!spec.name.includes('.')) return spec;
  const { coerce: _, normalize: __, ...settings } = spec.settings;
  return { ...spec, settings };
}

const positionalName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('first', 'second', 'third', 'input-file', 'p') },
  { weight: 1, arbitrary: fc.constantFrom('no-color', 'help', 'a.b', 'é', 'alpha', '_') },
);

export const positionalSpec: fc.Arbitrary<PositionalSpec> = fc
  .record({
    name: positionalName,
    required: fc.boolean(),
    variadic: rarely(true).map(Boolean),
    declaredBy: fc.constantFrom(...(['positional', 'positional', 'option', undefined] as const)),
    usageAlias: rarely('ua'),
    type: fc.constantFrom<Type[]>('string', 'string', 'number', 'boolean', 'untyped'),
    hasDefault: rarely(true),
    coerce: rarely(coerce),
    normalize: rarely(true),
    alias: rarely('pa'),
  })
  .map(({ name, required, variadic, declaredBy, usageAlias, ...rest }) => {
    // A number named `_` makes yargs read every word as one, and one word does not make a list of them.
    const type = name === '_' ? 'untyped' : rest.type;
    const sample = { string: 'd', number: 7, boolean: true, untyped: 'u' }[type];
    const all = {
      type: type === 'untyped' ? undefined : type,
      // yargs coerces under names of the declaration alone.
      coerce: usageAlias === undefined ? rest.coerce : undefined,
      alias: rest.alias,
      normalize: ['string', 'untyped'].includes(type) ? rest.normalize : undefined,
      default: rest.hasDefault && !required ? (variadic ? [sample] : sample) : undefined,
    };
    const settings = declaredBy === undefined ? {} : withoutUndefined(all);
    return withoutQuirks({ name, required, variadic, declaredBy, usageAlias, settings });
  });
