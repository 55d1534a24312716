import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

export const jsonQuery = defineCommand({
  command: 'query <query> [input]',
  describe: 'Run a jq query over JSON; one output a line',
  builder: (yargs) =>
    withInput(yargs.positional('query', { type: 'string', demandOption: true })).option('raw', {
      type: 'boolean',
      describe: 'Print strings without quotes',
    }),
  facts: {
    effect: 'read',
    examples: [
      { line: `json query '.a[].b' '{"a":[{"b":1},{"b":"x"}]}'`, prints: '1\n"x"' },
      {
        line: `json query 'map(.id) | max' '[{"id":9007199254740993}]'`,
        prints: '9007199254740993',
      },
    ],
  },
  async run(args, context) {
    const { queryJson } = await import('../../src/json-query/query-json.js');
    const request = { query: args.query, json: await readText(args, context) };
    const { outputs, messages, failure } = await queryJson(request, context);
    const lines = args.raw ? outputs.map(unquote) : outputs;
    return { text: lines.join('\n'), notes: messages, failure };
  },
});

function unquote(output: string): string {
  return output.startsWith('"') ? JSON.parse(output) : output;
}
