import { InputError, ToolError } from '../../src/errors.js';
import { digestEncodings, hashAlgorithms } from '../../src/hash/algorithms.js';
import { defineCommand } from '../define-command.js';
import { readBytes, withInput } from '../text-input.js';

export const hash = defineCommand({
  command: 'hash <algorithm> [input]',
  describe: 'Print a digest, or check one',
  builder: (yargs) =>
    withInput(yargs.positional('algorithm', { choices: hashAlgorithms, demandOption: true }))
      .option('encoding', { choices: digestEncodings, default: 'hex' as const })
      .option('check', {
        type: 'string',
        requiresArg: true,
        describe: 'Digest to expect',
      })
      .option('hmac-key-env', {
        type: 'string',
        requiresArg: true,
        describe: 'Environment variable that holds the key of an HMAC',
      }),
  facts: {
    effect: 'read',
    // The server's environment is not the model's to draw keys from.
    options: { 'hmac-key-env': { hidden: true } },
    examples: [
      {
        line: 'hash sha256 abc',
        prints: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
      { line: 'hash crc32 123456789 --check cbf43926', prints: 'cbf43926' },
    ],
  },
  async run(args, context) {
    const { digest, matchesDigest } = await import('../../src/hash/digest.js');
    const key = args.hmacKeyEnv === undefined ? undefined : context.env[args.hmacKeyEnv];
    if (args.hmacKeyEnv !== undefined && !key) {
      throw new InputError(`The environment variable '${args.hmacKeyEnv}' is not set`);
    }
    const bytes = await readBytes(args, context);
    const actual = digest(bytes, args.algorithm, key === undefined ? {} : { key });
    const text = actual.toString(args.encoding);
    if (args.check !== undefined && !matchesDigest(actual, args.check, args.encoding)) {
      throw new ToolError(`Expected the digest '${args.check}', found '${text}'`);
    }
    return { text };
  },
});
