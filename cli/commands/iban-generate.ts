import { defineCommand } from '../define-command.js';
import { wholeNumber } from '../whole-number.js';

export const ibanGenerate = defineCommand({
  command: 'generate <country>',
  describe: 'Generate valid IBANs for tests, one a line',
  builder: (yargs) =>
    yargs
      .positional('country', {
        type: 'string',
        demandOption: true,
        describe: 'ISO 3166 code',
      })
      .option('count', { type: 'number', requiresArg: true, describe: 'How many' }),
  facts: {
    effect: 'read',
    idempotent: false,
    options: { count: { schema: { type: 'integer' } } },
    examples: [
      { line: 'iban generate DE', prints: /\bDE\d{20}\b/ },
      { line: 'iban generate gb --count 2', prints: /\bGB\d\d[A-Z]{4}\d{14}\b/ },
    ],
    output: {
      type: 'object',
      properties: { ibans: { type: 'array', items: { type: 'string' } } },
      required: ['ibans'],
      additionalProperties: false,
    },
  },
  async run(args, context) {
    const { generateIbans } = await import('../../src/iban/generate.js');
    const count = wholeNumber(args.count ?? 1, { option: 'count', min: 1, max: 1000 });
    const ibans = generateIbans(args.country, count, context);
    return { text: ibans.join('\n'), data: { ibans } };
  },
});
