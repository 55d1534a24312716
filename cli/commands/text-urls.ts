import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

export const textUrls = defineCommand({
  command: 'urls [input]',
  describe: 'Find URLs and their places',
  builder: (yargs) =>
    withInput(yargs)
      .option('bare', {
        type: 'boolean',
        describe: 'Also without a scheme: example.com, me@example.com',
      })
      .option('unique', { type: 'boolean', describe: 'Each once' }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: "text urls 'See (https://example.com/a_(b)).'",
        prints: '1:6 https://example.com/a_(b)',
      },
      {
        line: "text urls 'www.example.com or me@example.com' --bare",
        prints: '1:1 http://www.example.com\n1:20 mailto:me@example.com',
      },
    ],
    output: {
      type: 'object',
      properties: {
        urls: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              url: { type: 'string' },
              text: { type: 'string', description: 'As written, where different' },
              start: { type: 'integer' },
              end: { type: 'integer' },
              line: { type: 'integer' },
              column: { type: 'integer' },
            },
            required: ['url', 'start', 'end', 'line', 'column'],
            additionalProperties: false,
          },
        },
      },
      required: ['urls'],
      additionalProperties: false,
    },
  },
  async run(args, context) {
    const { findUrls } = await import('../../src/text-urls/find-urls.js');
    const urls = findUrls(await readText(args, context), args);
    return {
      text: urls.map(({ url, line, column }) => `${line}:${column} ${url}`).join('\n'),
      data: { urls },
    };
  },
});
