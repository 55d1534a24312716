import type { Match } from '../../src/text-regex/match.js';
import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';
import { wholeNumber } from '../whole-number.js';

export const textRegex = defineCommand({
  command: 'regex <pattern> [input]',
  describe: 'Find matches of a JavaScript regular expression',
  builder: (yargs) =>
    withInput(yargs.positional('pattern', { type: 'string', demandOption: true }))
      .option('flags', { type: 'string', describe: 'Of i, m, s, u, v, y' })
      .option('limit', { type: 'number', default: 100, describe: 'Most matches' }),
  facts: {
    effect: 'read',
    examples: [
      { line: "text regex 'B(x)?' 'abc' --flags i", prints: '1:2 "b" 1=null' },
      {
        line: "text regex '(?<year>\\d{4})-(\\d\\d)' 'from 2024-05 to 2025-06'",
        prints: '1:6 "2024-05" year="2024" 2="05"\n1:17 "2025-06" year="2025" 2="06"',
      },
    ],
    output: {
      type: 'object',
      properties: {
        complete: { type: 'boolean', description: 'False: the limit ended the search' },
        matches: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              text: { type: 'string' },
              start: { type: 'integer' },
              end: { type: 'integer' },
              line: { type: 'integer' },
              column: { type: 'integer' },
              groups: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: {
                    name: { type: 'string' },
                    text: { type: ['string', 'null'] },
                    start: { type: 'integer' },
                    end: { type: 'integer' },
                  },
                  required: ['text'],
                },
              },
            },
            required: ['text', 'start', 'end', 'line', 'column', 'groups'],
          },
        },
      },
      required: ['complete', 'matches'],
    },
  },
  async run(args, context) {
    const { findMatches } = await import('../../src/text-regex/find-matches.js');
    const limit = wholeNumber(args.limit, { option: 'limit', min: 1 });
    const text = await readText(args, context);
    const { pattern, flags = '' } = args;
    const found = await findMatches({ pattern, flags, text, limit }, context);
    const lines = found.matches.map(describeMatch);
    if (!found.complete) lines.push(`(more than ${limit} matches)`);
    return { text: lines.join('\n'), data: found };
  },
});

function describeMatch({ text, line, column, groups }: Match): string {
  const parts = groups.map(
    (group, index) => `${group.name ?? index + 1}=${JSON.stringify(group.text)}`,
  );
  return [`${line}:${column}`, JSON.stringify(text), ...parts].join(' ');
}
