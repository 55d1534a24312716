import fc from 'fast-check';
import { optionSpec, positionalSpec } from './option-arbitrary.js';
import type { Layout, OptionSpec, PositionalSpec, ProgramSpec } from './program.js';
import { rarely, withoutUndefined } from './samples.js';

const layout = fc.constantFrom<Layout[]>(
  ...(['leaf', 'leaf', 'nested', 'default', 'nestedDefault', 'group', 'root'] as const),
);

const settings = fc
  .record({
    'boolean-negation': rarely(false),
    'camel-case-expansion': rarely(false),
    'combine-arrays': rarely(true),
    'dot-notation': rarely(false),
    'duplicate-arguments-array': rarely(false),
    'flatten-duplicate-arrays': rarely(false),
    'greedy-arrays': rarely(false),
    'halt-at-non-option': rarely(true),
    'nargs-eats-options': rarely(true),
    'negation-prefix': rarely('not-'),
    'parse-numbers': rarely(false),
    'parse-positional-numbers': fc.oneof(rarely(false), rarely(true)),
    'populate--': rarely(true),
    'set-placeholder-key': rarely(true),
    'short-option-groups': rarely(false),
    'strip-aliased': rarely(true),
    'strip-dashed': rarely(true),
    'unknown-options-as-args': rarely(true),
  })
  .map(withoutUndefined)
  .map((settings) => {
    // Without camel-case twins nothing is stripped.
    const { 'strip-dashed': _, ...rest } = settings;
    return settings['camel-case-expansion'] === false ? rest : settings;
  });

const configuration = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: settings },
);

/** Programs of every layout, with hostile names, and with what changes how words are read. */
export const programSpec: fc.Arbitrary<ProgramSpec> = fc
  .record({
    layout,
    configuration,
    configuresLate: rarely(true).map(Boolean),
    help: fc.constantFrom(true, true, false, false, 'h', 'info'),
    strict: fc.oneof(
      rarely('strict' as const),
      rarely('strictOptions' as const),
      rarely('strictCommands' as const),
    ),
    siblings: fc.uniqueArray(fc.constantFrom('sub', 'other', 'value', '5', 'help', 'true'), {
      maxLength: 2,
    }),
    configObject: rarely({ alpha: 'configured', gamma: 'c', 'max-tokens': ['c'] }),
    envPrefix: rarely('ARGV_TEST'),
    positionals: fc.array(positionalSpec, { maxLength: 3 }),
    options: fc.array(optionSpec, { maxLength: 4 }),
    globals: fc.array(optionSpec, { maxLength: 2 }),
  })
  .map((spec) => {
    const isFresh = createFreshness(spec.help);
    const positionals = spec.layout === 'root' ? [] : inOrder(spec.positionals);
    return {
      ...spec,
      positionals: positionals.filter(isFresh),
      options: spec.options.filter(isFresh),
      globals: spec.globals.filter(isFresh),
    };
  });

/** Required ones first, and only the last one variadic, as yargs wants them. */
function inOrder(specs: readonly PositionalSpec[]): PositionalSpec[] {
  const ordered = [...specs.filter((s) => s.required), ...specs.filter((s) => !s.required)];
  return ordered.map((spec, index) => {
    const isLast = index === ordered.length - 1;
    return isLast || !spec.variadic ? spec : { ...spec, variadic: false, settings: {} };
  });
}

/** Whether an option has names of its own, and does not make its program useless. */
function createFreshness(
  help: string | boolean,
): (spec: OptionSpec & { usageAlias?: string | undefined }) => boolean {
  const taken = new Set<string>([help].flatMap((name) => (typeof name === 'string' ? name : [])));
  return ({ name, settings, usageAlias = [] }) => {
    const names = [name, settings.alias ?? [], usageAlias].flat() as string[];
    if (['_', '$0'].includes(name) && names.length > 1) return false;
    // One that is called like the built-in one and has a value prints the help each time.
    if (help !== false && ['help', 'version'].includes(name)) return false;
    const spellings = names.map((one) => one.replace(/-/g, '').toLowerCase());
    if (spellings.some((one) => taken.has(one))) return false;
    for (const one of spellings) taken.add(one);
    return true;
  };
}
