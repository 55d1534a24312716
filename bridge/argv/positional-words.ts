import type { Positional } from '../model/command-tree.js';
import { isReadAsBare } from './address.js';
import { arrayObstacle, isEmptyArray, joinsOccurrences } from './array.js';
import { allNames, type Grammar } from './grammar.js';
import { refusals } from './refusals.js';
import { allSaid, isSaid, type Request, type Said, type Unsaid } from './saying.js';
import { isUntouched } from './sources.js';
import { textOf } from './texts.js';
import { isNegativeNumber, isOptionLike, isQuoted, quote, readsAsNumber } from './words.js';

export interface PositionalRequest extends Request {
  readonly option: Positional;
  /** No positional word stands before it. */
  readonly isFirst: boolean;
}

/** A value as words in its place, before any option. */
export function sayAsWords(request: PositionalRequest): Said | Unsaid {
  const { option, value, grammar } = request;
  if (!isFillable(option, grammar)) return { reason: refusals.positionalUnfilled(option) };
  const isList = option.variadic || option.array;
  if (!isList) return sayElements([value], request);
  if (!Array.isArray(value)) return { reason: refusals.mismatch(option, value) };
  const obstacle = arrayObstacle(request) ?? listObstacle(request, value.length);
  return obstacle ?? sayElements(value, request);
}

/**
 * yargs parses each positional again, as `--name word`, and copies what that gives: not for a name that
 * is then read otherwise, or that lands inside an object.
 */
export function isFillable(positional: Positional, grammar: Grammar): boolean {
  if (grammar.configuration['halt-at-non-option']) return false;
  if (positional.type === 'count' || (positional.nargs ?? 1) > 1) return false;
  if (grammar.configuration['dot-notation'] && positional.name.includes('.')) return false;
  // The words of `argv._` have to stay a list.
  if (positional.name === '_' && !(positional.variadic && joinsOccurrences(grammar))) return false;
  return isReadAsBare(`--${positional.name}`, grammar);
}

function listObstacle(request: PositionalRequest, length: number): Unsaid | undefined {
  const { option, grammar } = request;
  if (length === 0 && !isEmptyWhenAbsent(request)) return { reason: refusals.emptyList(option) };
  if (length > 1 && !option.variadic) return { reason: refusals.positionalSeveral(option) };
  if (length > 1 && !joinsOccurrences(grammar)) return { reason: refusals.repeated(option) };
  return isMerged(option, grammar) ? { reason: refusals.positionalMerges(option) } : undefined;
}

/** Without words yargs leaves the default, or an empty list if it has filled any positional. */
function isEmptyWhenAbsent({ option, isFirst, grammar }: PositionalRequest): boolean {
  if (!option.variadic || option.required || !isUntouched(option, grammar)) return false;
  return option.hasDefault ? isEmptyArray(option.default) : !isFirst;
}

/**
 * yargs 17 and later add the words to what is there already: a placeholder, a value from the environment or a
 * file, and under the positional's other names its default.
 */
function isMerged(positional: Positional, grammar: Grammar): boolean {
  if (grammar.command.parser.yargs === 16) return false;
  const isElsewhere = !isUntouched(positional, grammar);
  if (positional.hasDefault) {
    const isFilled = isElsewhere || !isEmptyArray(positional.default);
    return isFilled && allNames(positional, grammar).length > 1;
  }
  const hasPlaceholder = grammar.configuration['set-placeholder-key'] && positional.declared;
  return hasPlaceholder || isElsewhere;
}

function sayElements(values: readonly unknown[], request: PositionalRequest): Said | Unsaid {
  const elements = values as readonly Request['value'][];
  const words = allSaid(elements.map((value) => sayElement({ ...request, value })));
  return isSaid(words) ? { words: words.map(({ word }) => word) } : words;
}

function sayElement(request: PositionalRequest): { readonly word: string } | Unsaid {
  const text = textOf(request);
  if (!isSaid(text)) return text;
  const { grammar, option, value } = request;
  if (grammar.unquotesAll) return { word: protect(text.word, request) };
  const isText = typeof value === 'string';
  const isPath = isText && option.normalize && isMisplaced(text.word, grammar);
  const path = isPath ? `./${text.word}` : text.word;
  const reason = misreading(path, request);
  return reason === undefined ? { word: path } : { reason };
}

/** In the place of a positional, parser 20 takes quotes off every word, and reads nothing into a quoted one. */
function protect(text: string, request: PositionalRequest): string {
  const needsQuotes =
    isQuoted(text) || isMisplaced(text, request.grammar) || misreading(text, request) !== undefined;
  return needsQuotes ? quote(text) : text;
}

function isMisplaced(text: string, { command, helpWords, commandWords }: Grammar): boolean {
  if (isOptionLike(text) || text === command.completionWord) return true;
  return helpWords.has(text) || commandWords.has(text);
}

function misreading(text: string, { option, grammar }: PositionalRequest): string | undefined {
  if (isOptionLike(text)) return refusals.positionalOption(option, text);
  if (isNegativeNumber(text)) {
    const isOption =
      !grammar.configuration['short-option-groups'] || grammar.digitOptions.has(text.slice(1));
    if (isOption) return refusals.positionalNumber(option, text);
  }
  const isRewritten =
    grammar.command.parser.rewritesPositionals &&
    readsAsNumber(text) &&
    String(Number(text)) !== text;
  return isRewritten ? refusals.positionalRewritten(option, text) : undefined;
}
