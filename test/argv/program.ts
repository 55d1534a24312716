import type { YargsProgram } from '../../bridge/model/program.js';

/** A yargs program as data, so that it can be generated and shown when a property fails. */
export interface ProgramSpec {
  readonly layout: Layout;
  readonly configuration: Readonly<Record<string, unknown>>;
  /** Sets the configuration in the command's builder, where the levels above do not know of it. */
  readonly configuresLate: boolean;
  /** Another name of `--help`; false switches `--help` and `--version` off. */
  readonly help: string | boolean;
  readonly strict?: 'strict' | 'strictOptions' | 'strictCommands' | undefined;
  /** Commands beside or below the one under test, as its layout has it. */
  readonly siblings: readonly string[];
  /** Given to `.config()`. */
  readonly configObject?: Readonly<Record<string, unknown>> | undefined;
  /** Given to `.env()`. */
  readonly envPrefix?: string | undefined;
  readonly positionals: readonly PositionalSpec[];
  /** Options of the command under test. */
  readonly options: readonly OptionSpec[];
  /** Options of the whole program. */
  readonly globals: readonly OptionSpec[];
}

/**
 * Where the command under test stands: the program itself, its default command, a command, a command below
 * another, the default command of another, or a command that has commands below it.
 */
export type Layout = 'root' | 'default' | 'leaf' | 'nested' | 'nestedDefault' | 'group';

export interface OptionSpec {
  readonly name: string;
  /** As given to `.option()`. */
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface PositionalSpec extends OptionSpec {
  readonly required: boolean;
  readonly variadic: boolean;
  /** The method that declares it; none where only the usage names it. */
  readonly declaredBy?: 'positional' | 'option' | undefined;
  /** Another name in the usage. */
  readonly usageAlias?: string | undefined;
}

export interface Target {
  readonly path: readonly string[];
  readonly role: 'leaf' | 'group' | 'default' | 'root';
}

export const targets: Readonly<Record<Layout, Target>> = {
  root: { path: [], role: 'root' },
  default: { path: [], role: 'default' },
  leaf: { path: ['leaf'], role: 'leaf' },
  nested: { path: ['outer', 'leaf'], role: 'leaf' },
  nestedDefault: { path: ['outer'], role: 'default' },
  group: { path: ['outer'], role: 'group' },
};

/** What the handler received, once it has run. */
export interface Received {
  argv?: Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: one chain for the types of four versions
export type AnyYargs = any;

export function createProgram(
  spec: ProgramSpec,
  {
    yargs,
    received,
  }: { readonly yargs: (words: readonly string[]) => AnyYargs; readonly received: Received },
): YargsProgram {
  const y = prepare(yargs([]), spec);
  const command = usageOf(spec);
  const builder = (inner: AnyYargs) => declare(inner, spec);
  const handler = (argv: Record<string, unknown>) => {
    received.argv = copy(argv) as Record<string, unknown>;
  };
  const addSiblings = (inner: AnyYargs) =>
    spec.siblings.reduce(
      (chain: AnyYargs, name) => chain.command(name, 'other', {}, () => {}),
      inner,
    );
  const layouts: Record<Layout, () => AnyYargs> = {
    root: () => builder(y),
    default: () => addSiblings(y).command(`$0${command}`, 'target', builder, handler),
    leaf: () => addSiblings(y).command(`leaf${command}`, 'target', builder, handler),
    nested: () =>
      y.command('outer', 'group', (inner: AnyYargs) =>
        addSiblings(inner).command(`leaf${command}`, 'target', builder, handler),
      ),
    nestedDefault: () =>
      y.command('outer', 'group', (inner: AnyYargs) =>
        addSiblings(inner).command(`$0${command}`, 'target', builder, handler),
      ),
    group: () =>
      y.command(
        `outer${command}`,
        'target',
        (inner: AnyYargs) => addSiblings(builder(inner)),
        handler,
      ),
  };
  return layouts[spec.layout]();
}

function prepare(y: AnyYargs, spec: ProgramSpec): AnyYargs {
  y.exitProcess(false).wrap(null).showHelpOnFail(false);
  y.fail((message: string | null, error: Error | undefined) => {
    throw error ?? new Error(message ?? 'failed');
  });
  if (!spec.configuresLate) y.parserConfiguration(spec.configuration);
  if (spec.help === false) y.help(false).version(false);
  else if (spec.help !== true) y.alias('help', spec.help);
  if (spec.strict) y[spec.strict]();
  if (spec.configObject) y.config(copy(spec.configObject));
  if (spec.envPrefix) y.env(spec.envPrefix);
  for (const { name, settings } of spec.globals) y.option(name, copy(settings));
  return y;
}

function declare(y: AnyYargs, spec: ProgramSpec): AnyYargs {
  if (spec.configuresLate) y.parserConfiguration(spec.configuration);
  for (const { name, settings, declaredBy } of spec.positionals) {
    if (declaredBy !== undefined) y[declaredBy](name, copy(settings));
  }
  for (const { name, settings } of spec.options) y.option(name, copy(settings));
  return y;
}

function usageOf({ positionals }: ProgramSpec): string {
  return positionals
    .map(({ name, required, variadic, usageAlias }) => {
      const names = usageAlias === undefined ? name : `${name}|${usageAlias}`;
      const text = variadic ? `${names}..` : names;
      return required ? ` <${text}>` : ` [${text}]`;
    })
    .join('');
}

/** yargs changes lists that it is given, and goes on changing the arguments after the handler. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}
