import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tool } from '../../bridge/model/tool.js';
import { derive } from '../../bridge/schema/derive.js';
import { createValidator } from '../../bridge/schema/validate.js';
import { walk } from '../../bridge/walker/walk.js';
import {
  inputsFor,
  type OptionSketch,
  type ProgramSketch,
  someProgram,
} from './random-programs.js';

// biome-ignore lint/suspicious/noExplicitAny: four versions of yargs share no type
type Yargs = any;

/** Says of an input whether yargs itself, given words, runs the handler. */
async function yargsAccepts(
  yargs: Yargs,
  sketch: ProgramSketch,
  input: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  let ran = false;
  const program = build(yargs, sketch, () => {
    ran = true;
  });
  program.fail((message: string | null, error: unknown) => {
    throw error ?? new Error(message ?? 'failed');
  });
  try {
    await program.parse(wordsOf(sketch, input));
  } catch {
    return false;
  }
  return ran;
}

function build(yargs: Yargs, sketch: ProgramSketch, handler: () => void): Yargs {
  const words = sketch.positionals.map(({ name, required, variadic }) => {
    const text = variadic ? `${name}..` : name;
    return required ? `<${text}>` : `[${text}]`;
  });
  return yargs([])
    .scriptName('program')
    .exitProcess(false)
    .strict(sketch.strict)
    .command(
      ['do', ...words].join(' '),
      'Does',
      (y: Yargs) => {
        for (const { name, spec } of sketch.positionals) if (spec) y.positional(name, spec);
        for (const { name, spec } of sketch.options) y.option(name, spec);
        y.config(sketch.configured);
      },
      handler,
    );
}

function wordsOf(sketch: ProgramSketch, input: ReadonlyMap<string, unknown>): string[] {
  const positionals = sketch.positionals.flatMap(({ name }) => [input.get(name) ?? []].flat());
  const options = sketch.options.flatMap((option) => optionWords(option, input.get(option.name)));
  return ['do', ...positionals.map(String), ...options];
}

function optionWords({ name, spec = {} }: OptionSketch, value: unknown): string[] {
  if (value === undefined) return [];
  if (spec.type === 'count') return Array.from({ length: Number(value) }, () => `--${name}=true`);
  if (Array.isArray(value) && spec.nargs === undefined)
    return value.length === 0 ? [`--${name}`] : value.map((one) => `--${name}=${one}`);
  if (Array.isArray(value)) {
    const groups = Array.from({ length: Math.ceil(value.length / 2) }, (_, at) => at * 2);
    return groups.flatMap((at) => [`--${name}`, ...value.slice(at, at + 2).map(String)]);
  }
  if (spec.type === undefined && typeof value === 'boolean')
    return [value ? `--${name}` : `--no-${name}`];
  return [`--${name}=${value}`];
}

/** The property of each name of an option. */
function keysByName({ command, bindings }: Tool): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { name, aliases } of [...command.positionals, ...command.options]) {
    const bound = bindings.find(({ target }) => 'name' in target && target.name === name);
    for (const own of bound ? [name, ...aliases] : []) keys.set(own, bound?.property ?? own);
  }
  return keys;
}

/** Up to yargs 17.2 an implication depends on values, of which the schema refuses only what is sure. */
function impliesSomething({ positionals, options }: ProgramSketch): boolean {
  return [...positionals, ...options].some(({ spec }) => spec?.implies !== undefined);
}

/** Findings that say that no call succeeds. */
const hopeless = [
  'conflicting-defaults',
  'needs-never-met',
  'required-unusable',
  'dotted-required',
  'dotted-default',
];

describe.each([
  ['yargs', 100],
  ['yargs17', 30],
  ['yargs170', 30],
  ['yargs16', 30],
])('the schema and %s', (version, numRuns) => {
  test('refuse the same inputs', async () => {
    const { default: yargs } = (await import(version)) as { default: Yargs };
    const goesByValue = version === 'yargs16' || version === 'yargs170';
    const counts = { accepted: 0, refused: 0 };
    const property = fc.asyncProperty(someProgram.chain(withInputs), async ([sketch, inputs]) => {
      const { tools, findings } = derive(await walk(() => build(yargs, sketch, () => {})));
      const isHopeless = findings.some(({ code }) => hopeless.includes(code));
      const check = schemaCheck(tools[0] as Tool, sketch);
      for (const input of inputs) {
        const fits = await check(input);
        if (fits === undefined) continue;
        const accepted = await yargsAccepts(yargs, sketch, input);
        counts[accepted ? 'accepted' : 'refused']++;
        const context = JSON.stringify({ sketch, words: wordsOf(sketch, input) });
        if (accepted && !fits) expect.fail(`The schema refuses what yargs accepts: ${context}`);
        if (accepted && isHopeless) expect.fail(`Not as hopeless as the finding says: ${context}`);
        const isExcused = isHopeless || (goesByValue && impliesSomething(sketch));
        if (fits && !accepted && !isExcused)
          expect.fail(`The schema accepts what yargs refuses: ${context}`);
      }
    });
    await fc.assert(property, { numRuns });
    expect(counts.accepted).toBeGreaterThan(numRuns / 2);
    expect(counts.refused).toBeGreaterThan(numRuns / 2);
  });
});

function withInputs(sketch: ProgramSketch) {
  const inputs = fc.array(inputsFor(sketch), { minLength: 6, maxLength: 6 });
  return fc.tuple(fc.constant(sketch), inputs);
}

/** Undefined for an input that no words say, or that gives an option which is left out because it is hidden. */
function schemaCheck(tool: Tool, { positionals, options }: ProgramSketch) {
  const validate = createValidator(tool);
  const keys = keysByName(tool);
  const [first, second] = positionals;
  const isLeftOut = ({ name, spec }: OptionSketch) => spec?.hidden === true && !keys.has(name);
  return async (input: ReadonlyMap<string, unknown>): Promise<boolean | undefined> => {
    if (first && second && input.has(second.name) && !input.has(first.name)) return undefined;
    if (options.some((option) => input.has(option.name) && isLeftOut(option))) return undefined;
    const named = [...input].map(([name, value]) => [keys.get(name) ?? name, value] as const);
    return (await validate(Object.fromEntries(named))).ok;
  };
}
