import type { Option, ParserFacts } from '../model/command-tree.js';
import type { ResolvedFacts } from '../model/exposure.js';
import { factsOf } from './facts.js';
import { isRequired } from './presence.js';

/** Whether a caller is offered the option at all. */
export function isOffered(
  option: Option,
  facts: ResolvedFacts,
  { parser }: { parser: ParserFacts },
): boolean {
  if (option.builtin || isOutputOption(option, facts)) return false;
  const { hidden } = factsOf(option, facts);
  // Without a hidden option that it requires, a command could not be called.
  return hidden === undefined ? !option.hidden || isRequired(option, parser) : !hidden;
}

/** The option that the bridge itself adds to obtain JSON. */
export function isOutputOption(option: Option, facts: ResolvedFacts): boolean {
  const added = facts.output?.option;
  return added !== undefined && [option.name, ...option.aliases].includes(added);
}
