import { defineCommand } from '../define-command.js';
import { wholeNumber } from '../whole-number.js';

export const cronNext = defineCommand({
  command: 'next <expression>',
  describe: 'List the next times of a cron expression',
  builder: (yargs) =>
    yargs
      .positional('expression', { type: 'string', demandOption: true })
      .option('zone', { type: 'string', default: 'UTC', describe: 'IANA name or offset' })
      .option('from', { type: 'string', describe: 'RFC 3339, instead of now' })
      .option('count', { type: 'number', default: 5 }),
  facts: {
    effect: 'read',
    examples: [
      { line: "cron next '@yearly' --count 1", prints: /\d{4}-01-01T00:00:00\+00:00/ },
      {
        line: "cron next '30 2 * * *' --zone Europe/Berlin --from 2024-03-30T00:00:00Z --count 3",
        prints: '2024-03-30T02:30:00+01:00\n2024-03-31T03:30:00+02:00\n2024-04-01T02:30:00+02:00',
      },
    ],
    output: {
      type: 'object',
      properties: {
        zone: { type: 'string' },
        times: { type: 'array', items: { type: 'string' } },
      },
      required: ['zone', 'times'],
      additionalProperties: false,
    },
  },
  async run(args, context) {
    const { nextRuns } = await import('../../src/cron/next-runs.js');
    const { expression, zone, from } = args;
    const count = wholeNumber(args.count, { option: 'count', min: 1, max: 100 });
    const runs = nextRuns(expression, { zone, from, count, now: context.clock.now() });
    return { text: runs.times.join('\n'), data: runs };
  },
});
