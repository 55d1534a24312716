import { codecNames } from '../../src/codec/names.js';
import { defineCommand } from '../define-command.js';
import { readBytes, withInput } from '../text-input.js';

export const encode = defineCommand({
  command: 'encode <codec> [input]',
  describe: 'Encode text or bytes',
  builder: (yargs) =>
    withInput(yargs.positional('codec', { choices: codecNames, demandOption: true })),
  facts: {
    effect: 'read',
    examples: [
      { line: "encode base64 'Hello, World!'", prints: 'SGVsbG8sIFdvcmxkIQ==' },
      { line: "encode url 'a b&c=ü'", prints: 'a%20b%26c%3D%C3%BC' },
    ],
  },
  async run(args, context) {
    const { codecs } = await import('../../src/codec/codecs.js');
    return { text: codecs[args.codec].encode(await readBytes(args, context)) };
  },
});
