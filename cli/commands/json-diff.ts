import type { JsonChange } from '../../src/json-diff/diff-json.js';
import { defineCommand } from '../define-command.js';
import { parseSide, readSides, withSides } from '../side-inputs.js';

export const jsonDiff = defineCommand({
  command: 'diff [a] [b]',
  describe: 'Compare two JSON values, whatever the order of keys',
  builder: (yargs) =>
    withSides(yargs).option('patch', {
      type: 'boolean',
      describe: 'As an RFC 6902 JSON Patch',
    }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: `json diff '{"a":1}' '{"a":2}' --patch`,
        prints: '[\n  {"op":"replace","path":"/a","value":2}\n]',
      },
      {
        line: `json diff '{"a":1,"b":[1,2]}' '{"b":[2],"c":null}'`,
        prints: '- /a: 1\n- /b/0: 1\n+ /c: null',
      },
    ],
    output: {
      type: 'object',
      properties: {
        equal: { type: 'boolean' },
        changes: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              change: { enum: ['added', 'removed', 'replaced'] },
              path: { type: 'string' },
              old: {},
              new: {},
            },
            required: ['change', 'path'],
          },
        },
        patch: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              op: { enum: ['add', 'remove', 'replace'] },
              path: { type: 'string' },
              value: {},
            },
            required: ['op', 'path'],
          },
        },
      },
      required: ['equal'],
    },
  },
  async run(args, context) {
    const { diffJson } = await import('../../src/json-diff/diff-json.js');
    const { parseJson } = await import('../../src/json-syntax.js');
    const sides = await readSides(args, context);
    const a = { text: sides.a.text, root: parseSide(sides.a, parseJson) };
    const b = { text: sides.b.text, root: parseSide(sides.b, parseJson) };
    const { changes, patch } = diffJson(a, b);
    const equal = changes.length === 0;
    return args.patch
      ? { text: describePatch(patch), data: { equal, patch } }
      : { text: changes.map(describeChange).join('\n'), data: { equal, changes } };
  },
});

function describePatch(patch: readonly object[]): string {
  const operations = patch.map((operation) => `\n  ${JSON.stringify(operation)}`);
  return operations.length === 0 ? '[]' : `[${operations}\n]`;
}

function describeChange(change: JsonChange): string {
  const place = change.path || 'the whole';
  if (change.change === 'added') return `+ ${place}: ${JSON.stringify(change.new)}`;
  if (change.change === 'removed') return `- ${place}: ${JSON.stringify(change.old)}`;
  return `~ ${place}: ${JSON.stringify(change.old)} -> ${JSON.stringify(change.new)}`;
}
