import { defineCommand } from '../define-command.js';
import { exitCode } from '../exit-code.js';
import { renderFields } from '../render-fields.js';

export const ibanCheck = defineCommand({
  command: 'check <iban>',
  describe: 'Check an IBAN and show its parts; exit code 1 if it is invalid',
  builder: (yargs) => yargs.positional('iban', { type: 'string', demandOption: true }),
  facts: {
    effect: 'read',
    successCodes: [exitCode.failure],
    examples: [
      {
        line: "iban check 'GB33 BUKB 2020 1555 5555 55'",
        prints: [
          'valid       true',
          'iban        GB33BUKB20201555555555',
          'formatted   GB33 BUKB 2020 1555 5555 55',
          'country     GB',
          'bank        BUKB',
          'branch      202015',
          'bban        BUKB20201555555555',
          'sepa        true',
          'registered  true',
        ].join('\n'),
      },
      { line: 'iban check de89370400440532013000', prints: /DE89 3704 0044 0532 0130 00/ },
    ],
    output: {
      type: 'object',
      properties: {
        valid: { type: 'boolean' },
        iban: { type: 'string' },
        formatted: { type: 'string' },
        country: { type: 'string' },
        bank: { type: 'string' },
        branch: { type: 'string' },
        bban: { type: 'string' },
        sepa: { type: 'boolean' },
        registered: { type: 'boolean', description: 'In the registry of ISO 13616' },
        problems: { type: 'array', items: { type: 'string' } },
      },
      required: ['valid', 'iban', 'problems'],
      additionalProperties: false,
    },
  },
  async run(args) {
    const { checkIban } = await import('../../src/iban/check.js');
    const check = checkIban(args.iban);
    const { problems, ...fields } = check;
    return check.valid
      ? { text: renderFields(fields), data: check }
      : { text: `invalid: ${problems.join('; ')}`, data: check, exitCode: exitCode.failure };
  },
});
