import { languageNames } from '../../src/json-types/languages.js';
import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

export const jsonTypes = defineCommand({
  command: 'types [input]',
  describe: 'Write types for one JSON sample, or for several in a row (JSON Lines)',
  builder: (yargs) =>
    withInput(yargs)
      .option('language', { choices: languageNames, demandOption: true })
      .option('name', { type: 'string', default: 'Root', describe: 'Of the outermost type' }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: `json types '{"user_id":1}' --language go --name User`,
        prints: 'type User struct {\n\tUserID int64 `json:"user_id"`\n}',
      },
      {
        line: `json types '{"id":1,"tags":["a"]} {"id":"x"}' --language typescript`,
        prints: 'export interface Root {\n    id:    number | string;\n    tags?: string[];\n}',
      },
    ],
  },
  async run(args, context) {
    const { jsonTypes: typesOf } = await import('../../src/json-types/json-types.js');
    const { language, name } = args;
    return { text: await typesOf(await readText(args, context), { language, name }, context) };
  },
});
