import type { Command, Option, ParserConfiguration, Positional } from '../model/command-tree.js';
import { twinsOf } from './twins.js';

/** How the parser of one command reads words: what every encoder consults, derived once per call. */
export interface Grammar {
  readonly command: Command;
  readonly configuration: ParserConfiguration;
  /** Every value loses a pair of quotes, so that quotes protect any word (yargs-parser 20). */
  readonly unquotesAll: boolean;
  /** Matches a bare option that the parser takes for a negation, the negated name as its group. */
  readonly negation: RegExp | undefined;
  /** Words that ask for help when they come last. */
  readonly helpWords: ReadonlySet<string>;
  /** Words that select another command when they come first after the path. */
  readonly commandWords: ReadonlySet<string>;
  /** Boolean options named by one digit, for which `-5` is an option and no number. */
  readonly digitOptions: ReadonlySet<string>;
  /** Positionals and options, the built-in ones too. */
  readonly all: readonly Option[];
  /** Every name that reaches each of them. */
  readonly names: ReadonlyMap<Option, readonly string[]>;
}

export function createGrammar(command: Command): Grammar {
  const { configuration, quotes } = command.parser;
  const all = [...command.positionals, ...command.options];
  return {
    command,
    configuration,
    unquotesAll: quotes === 'all',
    negation: configuration['boolean-negation']
      ? new RegExp(`^--${configuration['negation-prefix']}(.+)`)
      : undefined,
    helpWords: helpWordsOf(command),
    commandWords: new Set(
      command.role === 'default' ? [...command.subcommands, '$0'] : command.subcommands,
    ),
    digitOptions: new Set(
      all
        .filter((option) => option.type === 'boolean')
        .flatMap(declaredNames)
        .filter(isDigit),
    ),
    all,
    names: new Map(all.map((option) => [option, namesOf(option, configuration)])),
  };
}

/** Every name that the program declares for an option, the canonical one first. */
export function declaredNames(option: Option): readonly string[] {
  return [option.name, ...option.aliases];
}

/** Every name that reaches an option: the declared ones and, where the parser adds them, their twins. */
export function allNames(option: Option, grammar: Grammar): readonly string[] {
  return grammar.names.get(option) ?? namesOf(option, grammar.configuration);
}

function namesOf(option: Option, configuration: ParserConfiguration): readonly string[] {
  const declared = declaredNames(option);
  if (!configuration['camel-case-expansion']) return declared;
  return [...new Set([...declared, ...declared.flatMap(twinsOf)])];
}

export function isPositional(option: Option): option is Positional {
  return 'index' in option;
}

/** Whether it is a positional that the command's usage names and nothing declares. */
export function isUndeclared(option: Option): boolean {
  return isPositional(option) && !option.declared;
}

/** Whether a dotted name of an option names a part of another. */
export function isInside(
  option: Option,
  { outer, grammar }: { readonly outer: Option; readonly grammar: Grammar },
): boolean {
  if (!grammar.configuration['dot-notation']) return false;
  const prefixes = allNames(outer, grammar).map((name) => `${name}.`);
  return allNames(option, grammar).some((name) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  );
}

/** Whether the parser, which looks a dotted name up by its last part when values add up, finds another option. */
export function isMistaken(option: Option, grammar: Grammar): boolean {
  if (!grammar.configuration['dot-notation'] || !option.name.includes('.')) return false;
  const last = option.name.split('.').at(-1) ?? '';
  return grammar.all.some((other) => allNames(other, grammar).includes(last));
}

/** The parser normalizes a path where it sets it, which is not where a dotted name leads. */
export function isNormalized(option: Option, { configuration }: Grammar): boolean {
  const isNested = configuration['dot-notation'] && option.name.includes('.');
  return option.normalize && (option.array || !isNested);
}

function helpWordsOf(command: Command): ReadonlySet<string> {
  const help = command.options.filter((option) => option.builtin === 'help');
  const names = help.flatMap(declaredNames);
  return new Set([...names, ...names.flatMap(twinsOf)].filter((name) => name.length > 1));
}

function isDigit(name: string): boolean {
  return /^[0-9]$/.test(name);
}
