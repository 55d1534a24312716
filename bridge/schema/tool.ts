import type { Command } from '../model/command-tree.js';
import type { ResolvedFacts } from '../model/exposure.js';
import type { JsonSchema } from '../model/json.js';
import type { Tool, ToolAnnotations, ToolDefinition } from '../model/tool.js';
import { describeTool } from './describe.js';
import { published } from './keywords.js';
import { type Plan, type Property, planProperties } from './properties.js';
import { visible } from './visible.js';

export interface BuiltTool {
  readonly tool: Tool;
  readonly plan: Plan;
}

export function buildTool(
  command: Command,
  facts: ResolvedFacts,
  { name, program }: { name: string; program: string },
): BuiltTool {
  const plan = planProperties(command, facts);
  const conditions = plan.conditions.sentences;
  const schema = inputSchema(plan.properties);
  const definition: ToolDefinition = {
    name,
    ...(facts.title !== undefined && { title: visible(facts.title) }),
    description: describeTool(command, facts, { program, conditions }),
    inputSchema: published(schema),
    ...outputSchema(facts),
    annotations: annotationsOf(facts),
  };
  const tool: Tool = {
    definition,
    command,
    facts,
    validation: { ...schema, ...plan.conditions.keywords },
    bindings: plan.properties.map(({ key, target }) => ({ property: key, target })),
  };
  return { tool, plan };
}

function inputSchema(properties: readonly Property[]): JsonSchema {
  const required = properties.filter((property) => property.required).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ key, schema }) => [key, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Structured content is an object, so a schema of anything else would break clients that check it. */
function outputSchema({ output }: ResolvedFacts): { outputSchema?: JsonSchema } {
  return output?.schema.type === 'object' ? { outputSchema: output.schema } : {};
}

function annotationsOf(facts: ResolvedFacts): ToolAnnotations {
  return {
    readOnlyHint: facts.readOnly,
    destructiveHint: facts.destructive,
    idempotentHint: facts.idempotent,
    openWorldHint: facts.openWorld,
  };
}
