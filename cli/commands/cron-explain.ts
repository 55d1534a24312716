import { defineCommand } from '../define-command.js';

export const cronExplain = defineCommand({
  command: 'explain <expression>',
  describe: 'Say what a cron expression of five or six fields means',
  builder: (yargs) => yargs.positional('expression', { type: 'string', demandOption: true }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: "cron explain '*/5 9-17 * * 1-5'",
        prints: 'Every 5 minutes, between 09:00 and 17:59, Monday through Friday',
      },
      {
        line: "cron explain '0 0 1 * 5'",
        prints: 'At 00:00, on day 1 of the month, and on Friday (one of both days is enough)',
      },
    ],
  },
  async run(args) {
    const { explainCron } = await import('../../src/cron/explain-cron.js');
    return { text: explainCron(args.expression) };
  },
});
