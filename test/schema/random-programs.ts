import fc from 'fast-check';

/** A program with one command, as plain data from which it is built for any version of yargs. */
export interface ProgramSketch {
  readonly strict: boolean;
  readonly positionals: readonly PositionalSketch[];
  readonly options: readonly OptionSketch[];
  /** Values of a configuration object. */
  readonly configured: Readonly<Record<string, unknown>>;
}

export interface OptionSketch {
  readonly name: string;
  /** As `.option()` and `.positional()` take it; undefined for a positional that only the usage names. */
  readonly spec: Readonly<Record<string, unknown>> | undefined;
  /** What an input may give it, right or wrong, as values that a command line can say. */
  readonly values: fc.Arbitrary<unknown>;
}

export interface PositionalSketch extends OptionSketch {
  readonly required: boolean;
  readonly variadic: boolean;
}

const pools = {
  string: ['a', 'b', 'x y', 'no'],
  number: [2, 3, 0.5],
  boolean: [true, false],
  count: [0, 1, 3],
  untyped: ['a', 'word', 2, '3', true, false],
} as const;

const someType = fc.constantFrom<keyof typeof pools>(
  ...(['string', 'number', 'boolean', 'count', 'untyped'] as const),
);

const target = fc.constantFrom('alpha', 'beta', 'gamma-ray', 'p0', 'p1', 'nothing');

const relations = {
  implies: rarely(
    6,
    fc.oneof(
      target,
      target.map((name) => `--no-${name}`),
    ),
  ),
  conflicts: rarely(6, target),
};

function optionSketch(name: string): fc.Arbitrary<OptionSketch> {
  // What is said of an option that others are put into holds of the object they make, too.
  if (name === 'db') return fc.constant({ name, spec: {}, values: fc.constantFrom('a', 2) });
  const shapes = ['single', 'single', 'single', 'array', 'several', 'groups'] as const;
  return fc.tuple(someType, fc.constantFrom(...shapes)).chain(([type, wanted]) => {
    const isWordy = type === 'string' || type === 'number';
    const mayBe = wanted === 'array' ? type !== 'count' : isWordy;
    const shape = mayBe ? wanted : 'single';
    const one = fc.constantFrom<unknown>(...pools[type]);
    const start = shape === 'array' ? fc.oneof(one, fc.array(one, { maxLength: 2 })) : one;
    const attributes = fc.record({
      // yargs does not check the choices of a nested option, as the schema does.
      choices: name.includes('.') ? none : rarely(4, fc.uniqueArray(one, { maxLength: 3 })),
      default: rarely(5, start),
      demandOption: rarely(5, fc.constant(true)),
      hidden: rarely(9, fc.constant(true)),
      alias: rarely(5, fc.constant(`${name.charAt(0)}${name.length}`)),
      requiresArg: isWordy && !isGrouped(shape) ? rarely(6, fc.constant(true)) : none,
      ...relations,
    });
    return attributes.map((given) => ({
      name,
      spec: defined({
        ...given,
        type: type === 'untyped' ? undefined : type,
        array: shape === 'array' || shape === 'groups' ? true : undefined,
        nargs: isGrouped(shape) ? 2 : undefined,
      }),
      values: valuesOf(type, shape, given),
    }));
  });
}

function isGrouped(shape: string): boolean {
  return shape === 'several' || shape === 'groups';
}

function valuesOf(
  type: keyof typeof pools,
  shape: string,
  spec: { readonly default?: unknown; readonly choices?: unknown },
) {
  const isText = (value: unknown) => type !== 'untyped' || typeof value !== 'boolean';
  const one = fc.constantFrom<unknown>(...pools[type]);
  // An empty list passes any choices, also those that leave no value; with a default no word says it.
  const minLength = spec.choices || spec.default !== undefined ? 1 : 0;
  if (shape === 'array') return fc.array(one.filter(isText), { minLength, maxLength: 3 });
  if (shape === 'several') return fc.array(one, { minLength: 1, maxLength: 2 });
  if (shape === 'groups') return fc.array(one, { minLength: 1, maxLength: 4 });
  // Nor are there words for these with a default.
  const unsaid: unknown = { untyped: true, count: 0 }[String(type)];
  return one.filter((value) => spec.default === undefined || value !== unsaid);
}

function positionalSketch(
  name: string,
  required: fc.Arbitrary<boolean>,
  variadic: fc.Arbitrary<boolean>,
): fc.Arbitrary<PositionalSketch> {
  const type = fc.constantFrom('string', 'number', 'boolean', 'untyped');
  return fc.tuple(type, required, variadic, fc.nat(5)).chain(([type, required, variadic, kind]) => {
    const one = fc.constantFrom<unknown>(...pools[type]);
    const words = one.filter((value) => type !== 'untyped' || typeof value !== 'boolean');
    const attributes = fc.record({
      choices: rarely(4, fc.uniqueArray(words, { maxLength: 3 })),
      default: rarely(5, variadic ? fc.array(words, { maxLength: 2 }) : words),
      ...relations,
    });
    return attributes.map((given) => ({
      name,
      required,
      variadic,
      spec:
        kind === 0 ? undefined : defined({ ...given, type: type === 'untyped' ? undefined : type }),
      values:
        kind === 0 ? asWords(fc.constantFrom('a', 'word', 2), variadic) : asWords(words, variadic),
    }));
  });
}

function asWords(one: fc.Arbitrary<unknown>, variadic: boolean): fc.Arbitrary<unknown> {
  return variadic ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
}

export const someProgram: fc.Arbitrary<ProgramSketch> = fc
  .boolean()
  .chain((firstRequired) =>
    fc.record({
      strict: fc.boolean(),
      positionals: fc
        .tuple(
          positionalSketch('p0', fc.constant(firstRequired), fc.constant(false)),
          positionalSketch('p1', firstRequired ? fc.boolean() : fc.constant(false), fc.boolean()),
          fc.nat(2),
        )
        .map(([first, second, count]) => [first, second].slice(0, count)),
      options: fc
        .shuffledSubarray(['alpha', 'beta', 'gamma-ray', 'db.host', 'db', 'x'])
        .chain((names) => fc.tuple(...names.map(optionSketch))),
      isConfigured: fc.nat(3).map((n) => n === 0),
    }),
  )
  .map(({ isConfigured, ...sketch }) => {
    const hasIt = sketch.options.some(({ name, spec }) => name === 'alpha' && !spec?.choices);
    return { ...sketch, configured: isConfigured && hasIt ? { alpha: 'a' } : {} };
  });

/** Inputs by the program's own names. */
export function inputsFor({
  positionals,
  options,
}: ProgramSketch): fc.Arbitrary<Map<string, unknown>> {
  const all = [...positionals, ...options];
  return fc
    .tuple(...all.map(({ values }) => fc.option(values, { nil: undefined, freq: 3 })))
    .map((values) => {
      const given = all.map(({ name }, at) => [name, values[at]] as const);
      return new Map(given.filter(([, value]) => value !== undefined));
    });
}

function rarely<T>(oneIn: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.nat(oneIn - 1).chain((n) => (n === oneIn - 1 ? value : fc.constant(undefined)));
}

const none = fc.constant(undefined);

function defined(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
