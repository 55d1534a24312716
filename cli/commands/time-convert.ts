import { unixUnits } from '../../src/time/unix-units.js';
import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';

export const timeConvert = defineCommand({
  command: 'convert <value>',
  describe: 'Show a time (Unix, ISO 8601, RFC 2822, 2 days ago) in every notation',
  builder: (yargs) =>
    yargs
      .positional('value', { type: 'string', demandOption: true })
      .option('zone', {
        type: 'string',
        default: 'UTC',
        describe: 'IANA name or offset',
      })
      .option('unit', { choices: unixUnits, describe: 'Of a number; else by its size' }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: 'time convert 1715000000 --zone Europe/Berlin',
        prints: /2024-05-06T14:53:20\+02:00\[Europe\/Berlin\]/,
      },
      {
        line: "time convert '2024-05-06 14:53:20' --zone +02:00",
        prints: /2024-05-06T12:53:20Z/,
      },
    ],
    output: {
      type: 'object',
      properties: {
        readAs: { type: 'string' },
        utc: { type: 'string' },
        zoned: { type: 'string' },
        rfc2822: { type: 'string' },
        unixSeconds: { type: 'integer' },
        unixMilliseconds: { type: 'integer' },
        unixNanoseconds: { type: 'string' },
        relative: { type: 'string' },
        weekday: { type: 'string' },
        isoWeek: { type: 'string' },
        dayOfYear: { type: 'integer' },
      },
      required: ['readAs', 'utc', 'zoned', 'unixSeconds', 'unixMilliseconds', 'unixNanoseconds'],
      additionalProperties: false,
    },
  },
  async run(args, context) {
    const { convertTime } = await import('../../src/time/convert-time.js');
    const { value, zone, unit } = args;
    const time = convertTime(value, { zone, unit, now: context.clock.now() });
    return { text: renderFields({ ...time }), data: time };
  },
});
