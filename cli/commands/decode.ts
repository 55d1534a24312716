import { codecNames } from '../../src/codec/names.js';
import { textOf } from '../../src/text-encoding.js';
import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

export const decode = defineCommand({
  command: 'decode <codec> [input]',
  describe: 'Decode text strictly; a result that is not UTF-8 text comes as hex',
  builder: (yargs) =>
    withInput(yargs.positional('codec', { choices: codecNames, demandOption: true })).option(
      'output',
      { type: 'string', requiresArg: true, describe: 'Write the bytes to this file instead' },
    ),
  facts: {
    effect: 'read',
    // Without it the tool only reads; a model has no use for a file of decoded bytes.
    options: { output: { hidden: true } },
    output: {
      type: 'object',
      properties: {
        bytes: { type: 'integer', description: 'Size of the result' },
        text: { type: 'string' },
        hex: { type: 'string', description: 'Instead of text where it is not UTF-8' },
      },
      required: ['bytes'],
      additionalProperties: false,
    },
    examples: [
      { line: 'decode base64 SGVsbG8sIFdvcmxkIQ==', prints: 'Hello, World!' },
      { line: "decode html '&lt;b&gt;caf&eacute;'", prints: '<b>café' },
    ],
  },
  async run(args, context) {
    const { codecs } = await import('../../src/codec/codecs.js');
    const bytes = codecs[args.codec].decode(await readText(args, context));
    if (args.output !== undefined) {
      await context.files.write(args.output, bytes);
      return { text: '', data: { bytes: bytes.length } };
    }
    const text = textOf(bytes);
    const hex = Buffer.from(bytes).toString('hex');
    return {
      // Exact for a program that reads it; a person at a terminal gets what a terminal can show.
      text: context.stdout.isTerminal ? (text ?? hex) : bytes,
      data: { bytes: bytes.length, ...(text === undefined ? { hex } : { text }) },
    };
  },
});
