import type {
  Command,
  CommandTree,
  Option,
  ParserConfiguration,
  Positional,
} from '../../bridge/model/command-tree.js';
import type { Tool } from '../../bridge/model/tool.js';
import { type DeriveOptions, derive } from '../../bridge/schema/derive.js';

/** yargs-parser's defaults, as yargs sets them. */
export const configuration: ParserConfiguration = {
  'boolean-negation': true,
  'camel-case-expansion': true,
  'combine-arrays': false,
  'dot-notation': true,
  'duplicate-arguments-array': true,
  'flatten-duplicate-arrays': true,
  'greedy-arrays': true,
  'halt-at-non-option': false,
  'nargs-eats-options': false,
  'negation-prefix': 'no-',
  'parse-numbers': true,
  'parse-positional-numbers': true,
  'populate--': false,
  'set-placeholder-key': false,
  'short-option-groups': true,
  'sort-commands': false,
  'strip-aliased': false,
  'strip-dashed': false,
  'unknown-options-as-args': false,
};

export function option(name: string, given: Partial<Option> = {}): Option {
  return {
    name,
    aliases: [],
    type: 'string',
    array: false,
    requiresArg: false,
    normalize: false,
    hasDefault: 'default' in given,
    required: false,
    hidden: false,
    deprecated: false,
    global: true,
    config: false,
    coerced: false,
    configured: false,
    description: '',
    ...given,
  };
}

export function positional(name: string, given: Partial<Positional> = {}): Positional {
  return { ...option(name, given), index: 0, variadic: false, declared: true, ...given };
}

let handlers = 0;

export function command(path: string, given: CommandSketch = {}): Command {
  const words = path.split(' ').filter(Boolean);
  const { settings = {}, quotes = 'equals', ...rest } = given;
  return {
    path: words,
    role: 'leaf',
    usage: words.at(-1) ?? '$0',
    aliases: [],
    description: 'Does a thing',
    hidden: false,
    deprecated: false,
    positionals: [],
    options: [],
    relations: [],
    parser: { quotes, yargs: 18, configuration: { ...configuration, ...settings } },
    strict: { commands: true, options: true },
    subcommands: [],
    dynamics: { middleware: 0, configObjects: false },
    handlerId: handlers++,
    ...rest,
  };
}

export interface CommandSketch extends Partial<Command> {
  readonly settings?: Partial<ParserConfiguration>;
  readonly quotes?: 'equals' | 'all';
}

export function tree(...commands: readonly Command[]): CommandTree {
  return { program: 'tool', commands, groups: [], skipped: [] };
}

/** The tool of one command. */
export function toolOf(given: Command, options: DeriveOptions = {}): Tool {
  const [tool] = derive(tree(given), options).tools;
  if (!tool) throw new Error('The command did not become a tool');
  return tool;
}

export interface PublishedSchema {
  readonly type: string;
  readonly properties: Readonly<Record<string, Record<string, unknown>>>;
  readonly required?: readonly string[];
  readonly additionalProperties: boolean;
}

export function inputSchemaOf(given: Command, options: DeriveOptions = {}): PublishedSchema {
  return toolOf(given, options).definition.inputSchema as unknown as PublishedSchema;
}

/** The published schema of the property that a command with this one option, or positional, has. */
export function propertyOf(given: Option | Positional, sketch: CommandSketch = {}) {
  const where = 'index' in given ? { positionals: [given] } : { options: [given] };
  const { properties } = inputSchemaOf(command('do', { ...where, ...sketch }));
  return Object.values(properties)[0];
}
