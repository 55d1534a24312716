import { defineCommand } from '../define-command.js';
import { readSides, withSides } from '../side-inputs.js';
import { wholeNumber } from '../whole-number.js';

export const textDiff = defineCommand({
  command: 'diff [a] [b]',
  describe: 'Compare two texts by lines, as a unified diff',
  builder: (yargs) =>
    withSides(yargs).option('context', {
      type: 'number',
      default: 3,
      describe: 'Lines around a change',
    }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: "text diff 'color: red' 'color: blue'",
        prints:
          '--- a\n+++ b\n@@ -1,1 +1,1 @@\n-color: red\n\\ No newline at end of file\n+color: blue\n\\ No newline at end of file',
      },
      {
        line: 'text diff "$(printf \'1\\n2\\n3\')" "$(printf \'1\\ntwo\\n3\')" --context 0',
        prints: '--- a\n+++ b\n@@ -2,1 +2,1 @@\n-2\n+two',
      },
    ],
    output: {
      type: 'object',
      properties: {
        equal: { type: 'boolean' },
        added: { type: 'integer' },
        removed: { type: 'integer' },
        diff: { type: 'string' },
      },
      required: ['equal', 'added', 'removed', 'diff'],
    },
  },
  async run(args, context) {
    const { diffTexts } = await import('../../src/text-diff/diff-texts.js');
    const sides = await readSides(args, context);
    const lines = wholeNumber(args.context, { option: 'context' });
    const result = await diffTexts({ ...sides, context: lines }, context);
    return { text: result.diff, data: result };
  },
});
