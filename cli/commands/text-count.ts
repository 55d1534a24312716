import { tokenEncodings } from '../../src/text-count/encodings.js';
import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';
import { readText, withInput } from '../text-input.js';

export const textCount = defineCommand({
  command: 'count [input]',
  describe: 'Count characters, graphemes, bytes, words, lines and tokens',
  builder: (yargs) =>
    withInput(yargs).option('encoding', {
      choices: tokenEncodings,
      default: tokenEncodings[0],
      describe: 'Of tokens',
    }),
  facts: {
    effect: 'read',
    output: {
      type: 'object',
      properties: {
        characters: { type: 'integer' },
        graphemes: { type: 'integer' },
        bytes: { type: 'integer' },
        words: { type: 'integer' },
        lines: { type: 'integer' },
        tokens: { type: 'integer' },
        encoding: { enum: tokenEncodings },
      },
      required: ['characters', 'graphemes', 'bytes', 'words', 'lines', 'tokens', 'encoding'],
      additionalProperties: false,
    },
    examples: [
      {
        line: "text count 'Hello, world!'",
        prints:
          'characters  13\ngraphemes   13\nbytes       13\nwords       2\nlines       1\ntokens      4\nencoding    o200k_base',
      },
      {
        line: "text count 'Zoë 👩‍🚀' --encoding cl100k_base",
        prints:
          'characters  7\ngraphemes   5\nbytes       16\nwords       2\nlines       1\ntokens      10\nencoding    cl100k_base',
      },
    ],
  },
  async run(args, context) {
    const { countText } = await import('../../src/text-count/count-text.js');
    const { countTokens } = await import('../../src/text-count/count-tokens.js');
    const { encoding } = args;
    const text = await readText(args, context);
    const tokens = await countTokens({ text, encoding }, context);
    const data = { ...countText(text), tokens, encoding };
    return { text: renderFields(data), data };
  },
});
