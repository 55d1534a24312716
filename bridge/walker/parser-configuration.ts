import type { ParserConfiguration, ParserFacts } from '../model/command-tree.js';
import type { ByName } from './snapshot.js';

/** yargs-parser's own settings, as a program of yargs meets them. */
const defaults: ParserConfiguration = {
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

/** Applies a program's changes; the parser takes any value for yes or no. */
export function configureParser(changes: ByName<unknown>): ParserConfiguration {
  const settings = Object.entries(defaults).map(([key, value]) => {
    if (!Object.hasOwn(changes, key)) return [key, value];
    const changed = changes[key];
    return [key, typeof value === 'string' ? String(changed) : Boolean(changed)];
  });
  return Object.fromEntries(settings) as ParserConfiguration;
}

/** Where a program says nothing, yargs reads numbers itself after parsing, and only among the words that are left. */
export function rewritesPositionals(
  changes: ByName<unknown>,
): Pick<ParserFacts, 'rewritesPositionals'> {
  return changes['parse-positional-numbers'] ? { rewritesPositionals: true } : {};
}
