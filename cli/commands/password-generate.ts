import type { Context } from '../../src/context.js';
import { InputError } from '../../src/errors.js';
import { characterClasses } from '../../src/password/classes.js';
import type { PasswordRequest, Passwords } from '../../src/password/generate.js';
import type { PassphraseRequest } from '../../src/password/passphrase.js';
import { defineCommand } from '../define-command.js';

export const passwordGenerate = defineCommand({
  command: 'generate',
  describe: 'Generate random passwords or passphrases',
  builder: (yargs) =>
    yargs
      .option('length', { type: 'number', requiresArg: true, describe: 'Default 20' })
      .option('classes', {
        type: 'array',
        choices: characterClasses,
        describe: 'Each occurs; default all',
      })
      .option('exclude', { type: 'string', requiresArg: true, describe: 'Characters' })
      .option('words', { type: 'number', requiresArg: true, describe: 'Of a passphrase' })
      .option('separator', { type: 'string', describe: 'Between words, default -' })
      .option('count', { type: 'number', requiresArg: true, describe: 'How many' }),
  facts: {
    effect: 'read',
    idempotent: false,
    options: {
      length: { schema: { type: 'integer' } },
      words: { schema: { type: 'integer' } },
      // Rarely asked for, and not worth their tokens.
      separator: { hidden: true },
      count: { hidden: true },
    },
    examples: [
      { line: 'password generate --words 6', prints: /\b[a-z]{3,8}(?:-[a-z]{3,8}){5}\b/ },
      {
        line: 'password generate --length 16 --classes lower digit',
        prints: /\b[a-z\d]{16}\b/,
      },
    ],
    output: {
      type: 'object',
      properties: {
        passwords: { type: 'array', items: { type: 'string' } },
        entropy: { type: 'number', description: 'Bits of each' },
      },
      required: ['passwords', 'entropy'],
      additionalProperties: false,
    },
  },
  async run({ words, ...args }, context) {
    const generated = await (words === undefined
      ? passwords(args, context)
      : passphrases({ ...args, words }, context));
    return { text: generated.passwords.join('\n'), data: generated };
  },
});

async function passwords(
  args: PasswordRequest & { readonly separator?: string | undefined },
  context: Context,
): Promise<Passwords> {
  if (args.separator !== undefined) throw new InputError("Expected '--words' with '--separator'");
  const { generatePasswords } = await import('../../src/password/generate.js');
  return generatePasswords(args, context.random);
}

async function passphrases(
  { words, separator, count, ...ofCharacters }: PassphraseRequest & PasswordRequest,
  context: Context,
): Promise<Passwords> {
  for (const name of ['length', 'classes', 'exclude'] as const) {
    if (ofCharacters[name] === undefined) continue;
    throw new InputError(`Expected either '--words' or '--${name}', found both`);
  }
  const { generatePassphrases } = await import('../../src/password/passphrase.js');
  return generatePassphrases({ words, separator, count }, context.random);
}
