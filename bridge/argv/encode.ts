import type { Command } from '../model/command-tree.js';
import type { Encoding } from '../model/invocation.js';
import type { CommandValues } from '../model/tool.js';
import { arrange } from './arrange.js';
import { createGrammar } from './grammar.js';
import { obstaclesTo } from './obstacles.js';
import { planPositionals } from './positionals.js';
import { settle } from './settle.js';
import { sayTrailing } from './trailing.js';

/**
 * The command line that makes a command's handler receive exactly these values, or a refusal.
 *
 * A value that no words say is put in place after parsing where `injection` allows it, and refused otherwise.
 * Values that are not given stay absent, so that the program's own defaults apply.
 */
export function encode(
  command: Command,
  values: CommandValues,
  options: { readonly injection: boolean },
): Encoding {
  const grammar = createGrammar(command);
  const obstacles = obstaclesTo(values.named, grammar);
  const plan = planPositionals(values.named, { grammar, obstacles });
  const sayings = new Map([...plan.sayings, ...obstacles]);
  const settled = [...values.named].map(([name, value]) =>
    settle({ name, value }, { grammar, sayings, injection: options.injection }),
  );
  const trailing = sayTrailing(values, { grammar, plan });
  const groups = settled.flatMap(({ said }) => said ?? []);
  const line = arrange({ plan, groups, trailing, grammar });
  const refusals = [...settled.flatMap(({ refusal }) => refusal ?? []), ...line.refusals];
  if (refusals.length > 0) return { ok: false, refusals };
  return {
    ok: true,
    argv: line.argv,
    injections: settled.flatMap(({ injections }) => injections ?? []),
    expectations: settled.flatMap(({ expectation }) => expectation ?? []),
  };
}
