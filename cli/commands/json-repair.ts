import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

export const jsonRepair = defineCommand({
  command: 'repair [input]',
  describe: 'Make valid JSON of broken JSON: quotes, commas, comments, fences, cut ends',
  builder: (yargs) => withInput(yargs),
  facts: {
    effect: 'read',
    examples: [
      { line: `json repair "{a: 'x', b: [1, 2,"`, prints: '{"a": "x", "b": [1, 2]}' },
      {
        line: `json repair '{"ok": True, /* why */ "n": None}'`,
        prints: '{"ok": true,  "n": null}',
      },
    ],
  },
  async run(args, context) {
    const { repairJson } = await import('../../src/json-repair/repair-json.js');
    const { json, prose } = await repairJson(await readText(args, context), context);
    const notes = prose > 0 ? [`${prose} characters around the fenced block were left out`] : [];
    return { text: json, notes };
  },
});
