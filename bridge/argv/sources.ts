import type { Option } from '../model/command-tree.js';
import { type Grammar, isInside } from './grammar.js';

/** Whether an option that no word names keeps its default: no configuration, environment or other option reaches it. */
export function isUntouched(option: Option, grammar: Grammar): boolean {
  return !(
    hasConfiguration(option, grammar) ||
    grammar.command.dynamics.envPrefix !== undefined ||
    grammar.all.some((outer) => isInside(option, { outer, grammar }))
  );
}

/** Whether a configuration object or file may hold a value of the option. */
export function hasConfiguration(option: Option, grammar: Grammar): boolean {
  return (
    option.configured ||
    grammar.command.dynamics.configObjects ||
    grammar.all.some((other) => other.config)
  );
}
