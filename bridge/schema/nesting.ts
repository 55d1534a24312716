import type { Command, Option, ParserFacts } from '../model/command-tree.js';
import { isPositional } from './kinds.js';

/**
 * Whether yargs puts the option's value into an object, as `--db.host` into `db`. It then looks for the value
 * under the dotted name, so that it checks no choices, finds no demanded value, and no end of a relation.
 */
export function isNested(option: Option, parser: ParserFacts): boolean {
  return !isPositional(option) && parser.configuration['dot-notation'] && option.name.includes('.');
}

/** Whether strict mode refuses the object that a nested option's value is put into. */
export function isStrictlyNested(option: Option, command: Command): boolean {
  const parent = parentOf(option);
  return (
    isNested(option, command.parser) &&
    command.strict.options &&
    !command.options.some(({ name, aliases }) => name === parent || aliases.includes(parent))
  );
}

export function parentOf({ name }: Option): string {
  return name.slice(0, name.indexOf('.'));
}
