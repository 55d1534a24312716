import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';
import { wholeNumber } from '../whole-number.js';

export const numberConvert = defineCommand({
  command: 'convert <value>',
  describe: 'Show a whole number, or a size such as 1.5 GiB, in other bases and units',
  builder: (yargs) =>
    yargs
      .positional('value', { type: 'string', demandOption: true })
      .option('from', { type: 'number', describe: 'Base; else by 0x, 0o, 0b' })
      .option('to', { type: 'number', describe: 'One more base' }),
  facts: {
    effect: 'read',
    options: {
      from: { schema: { type: 'integer', minimum: 2, maximum: 36 } },
      to: { schema: { type: 'integer', minimum: 2, maximum: 36 } },
    },
    examples: [
      {
        line: 'number convert 0xff --to 36',
        prints: [
          'decimal    255',
          'binary     11111111',
          'octal      377',
          'hex        ff',
          'base 36    73',
          'bitLength  8',
          'si         255 B',
          'iec        255 B',
        ].join('\n'),
      },
      {
        line: "number convert '1.5 GiB'",
        prints: [
          'decimal    1610612736',
          'binary     1100000000000000000000000000000',
          'octal      14000000000',
          'hex        60000000',
          'bitLength  31',
          'si         1.61 GB',
          'iec        1.5 GiB',
        ].join('\n'),
      },
    ],
    output: {
      type: 'object',
      properties: {
        decimal: { type: 'string' },
        binary: { type: 'string' },
        octal: { type: 'string' },
        hex: { type: 'string' },
        digits: { type: 'string', description: 'In the base asked for' },
        bitLength: { type: 'integer' },
        si: { type: 'string' },
        iec: { type: 'string' },
      },
      required: ['decimal', 'si', 'iec'],
      additionalProperties: false,
    },
  },
  async run(args) {
    const { convertNumber } = await import('../../src/number/convert-number.js');
    const from = baseOf(args.from, 'from');
    const to = baseOf(args.to, 'to');
    const data = convertNumber(args.value, { from, to });
    const { digits, bitLength, si, iec, ...bases } = data;
    const fields = { ...bases, [`base ${to}`]: digits, bitLength, si, iec };
    return { text: renderFields(fields), data };
  },
});

function baseOf(value: number | undefined, option: string): number | undefined {
  return value === undefined ? undefined : wholeNumber(value, { option, min: 2, max: 36 });
}
