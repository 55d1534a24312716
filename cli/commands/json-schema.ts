import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

export const jsonSchema = defineCommand({
  command: 'schema [input]',
  describe: 'Infer a JSON Schema from one sample, or from several in a row (JSON Lines)',
  builder: (yargs) => withInput(yargs),
  facts: {
    effect: 'read',
    examples: [
      {
        line: `json schema '[1, null]'`,
        prints: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "array",
  "items": {
    "type": [
      "integer",
      "null"
    ]
  }
}`,
      },
      {
        line: `json schema '{"a":1} {"a":2.5,"b":"2024-05-06"}'`,
        prints: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "a": {
      "type": "number"
    },
    "b": {
      "type": "string",
      "format": "date"
    }
  },
  "required": [
    "a"
  ]
}`,
      },
    ],
    output: { type: 'object' },
  },
  async run(args, context) {
    const { inferSchema } = await import('../../src/json-schema/infer-schema.js');
    const schema = inferSchema(await readText(args, context));
    return { text: JSON.stringify(schema, null, 2), data: schema };
  },
});
