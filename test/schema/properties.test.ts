import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandTree } from '../../bridge/model/command-tree.js';
import type { JsonSchema } from '../../bridge/model/json.js';
import type { Tool } from '../../bridge/model/tool.js';
import { bind } from '../../bridge/schema/bind.js';
import { derive } from '../../bridge/schema/derive.js';
import { createValidator } from '../../bridge/schema/validate.js';
import { someTree } from './random.js';

const keywords = new Set([
  ...['type', 'properties', 'required', 'items', 'enum', 'const', 'default', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'description', 'title', 'additionalProperties', 'format', 'pattern'],
]);

const everything = { selection: { hidden: true, deprecated: true } };

function eachTool(check: (tool: Tool) => void) {
  fc.assert(
    fc.property(someTree, (tree) => {
      for (const tool of derive(tree, everything).tools) check(tool);
    }),
    { numRuns: 200 },
  );
}

test('every published schema keeps to the keywords that all clients accept', () => {
  eachTool(({ definition: { inputSchema } }) => {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    const walk = (schema: JsonSchema) => {
      expect(Object.keys(schema).filter((keyword) => !keywords.has(keyword))).toEqual([]);
      if (schema.type === 'array') expect(schema.items).toBeTypeOf('object');
      for (const inner of Object.values((schema.properties ?? {}) as object)) walk(inner);
      if (schema.items) walk(schema.items as JsonSchema);
    };
    walk(inputSchema);
    for (const key of Object.keys(inputSchema.properties as object))
      expect(key).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  });
});

test('every schema, published or validating, compiles in ajv’s strict mode', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  // Keywords that facts give may be of another type than the option.
  const ownFacts = someTree.map((tree) => ({
    ...tree,
    commands: tree.commands.map(({ facts: _, ...command }) => command),
  }));
  fc.assert(
    fc.property(ownFacts, (tree) => {
      for (const { definition, validation } of derive(tree, everything).tools)
        for (const schema of [definition.inputSchema, validation]) {
          expect(ajv.compile(schema)).toBeTypeOf('function');
          ajv.removeSchema(schema);
        }
    }),
  );
});

test('names are unique and made of what all clients accept', () => {
  fc.assert(
    fc.property(someTree, fc.option(fc.string(), { nil: '' }), (tree, prefix) => {
      const { tools } = derive(tree, { ...everything, prefix });
      const names = tools.map(({ definition }) => definition.name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z0-9_-]{1,50}$/);
    }),
  );
});

test('every command is a tool or skipped with a reason', () => {
  fc.assert(
    fc.property(someTree, (tree) => {
      const { tools, skipped } = derive(tree);
      expect(tools.length + skipped.length).toBe(tree.commands.length);
    }),
  );
});

test('properties and what they fill correspond one to one', () => {
  eachTool(({ bindings, definition }) => {
    const keys = bindings.map(({ property }) => property);
    const targets = bindings.map(({ target }) => JSON.stringify(target));
    expect(keys.toSorted()).toEqual(
      Object.keys(definition.inputSchema.properties as object).toSorted(),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(targets).size).toBe(targets.length);
  });
});

test('descriptions are short enough, never empty, and hide nothing', () => {
  eachTool(({ definition }) => {
    expect(definition.description.length).toBeGreaterThan(0);
    expect(definition.description.length).toBeLessThan(2_000);
    const properties = Object.values(definition.inputSchema.properties as object) as JsonSchema[];
    const texts = [definition.description, ...properties.map((p) => p.description ?? 'none')];
    for (const text of texts) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u);
    }
  });
});

test('a definition is plain JSON, and the same each time', () => {
  fc.assert(
    fc.property(someTree, (tree: CommandTree) => {
      const { tools, findings } = derive(tree, everything);
      const definitions = tools.map(({ definition }) => definition);
      expect(JSON.parse(JSON.stringify(definitions))).toEqual(definitions);
      const again = derive(structuredClone(tree), everything);
      expect(JSON.stringify(again)).toBe(
        JSON.stringify({ tools, skipped: again.skipped, findings }),
      );
    }),
  );
});

test('any JSON is accepted with its values bound, or refused with a reason; nothing is polluted', async () => {
  const inputs = fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 5, maxLength: 5 });
  const property = fc.asyncProperty(someTree, inputs, async (tree, values) => {
    for (const tool of derive(tree, everything).tools.slice(0, 1)) {
      const keys = [...tool.bindings.map(({ property }) => property), '__proto__'];
      const input = Object.fromEntries(values.map((value, at) => [keys[at % keys.length], value]));
      const result = await createValidator(tool)(input);
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
      else expect(bind(tool, result.input).values.named.size).toBeLessThanOrEqual(keys.length);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 100 });
});
