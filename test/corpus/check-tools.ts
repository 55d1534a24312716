import type { ProgramFactory } from '../../bridge/model/program.js';
import type { Tool } from '../../bridge/model/tool.js';
import { derive } from '../../bridge/schema/derive.js';
import { walk } from '../../bridge/walker/walk.js';

/** What a program's commands become: the tools as a model sees them, and what stands behind each. */
export async function deriveTools(create: ProgramFactory) {
  const { tools, skipped, findings } = derive(await walk(create));
  return {
    tools: tools.map(({ definition }) => definition),
    enforced: Object.fromEntries(tools.map((tool) => [tool.definition.name, behind(tool)])),
    skipped,
    findings,
  };
}

/** The part of each command line that a property fills, and conditions that no client is sent. */
function behind({ bindings, validation }: Tool) {
  const { dependentRequired, dependentSchemas } = validation;
  return {
    bindings: bindings.map(({ property, target }) => {
      const name = 'name' in target ? ` ${target.name}` : '';
      return `${property} -> ${target.kind}${name}`;
    }),
    dependentRequired,
    dependentSchemas,
  };
}
