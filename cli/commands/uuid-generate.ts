import { uuidKinds } from '../../src/uuid/kinds.js';
import { defineCommand } from '../define-command.js';

export const uuidGenerate = defineCommand({
  command: 'generate [kind]',
  describe: 'Generate UUIDs (RFC 9562) or ULIDs, one a line',
  builder: (yargs) =>
    yargs
      .positional('kind', { choices: uuidKinds, default: 'v4' as const })
      .option('count', { type: 'number', requiresArg: true, describe: 'How many' })
      .option('namespace', {
        type: 'string',
        requiresArg: true,
        describe: 'dns, url, oid, x500 or a UUID (v2: person, group, org)',
      })
      .option('name', {
        type: 'string',
        requiresArg: true,
        describe: 'In the namespace (v2: a number)',
      }),
  facts: {
    effect: 'read',
    idempotent: false,
    options: { count: { schema: { type: 'integer' } } },
    examples: [
      {
        line: 'uuid generate v7',
        prints: /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      },
      {
        line: 'uuid generate v5 --namespace dns --name www.example.com',
        prints: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
      },
    ],
  },
  async run(args, context) {
    const { generateUuids } = await import('../../src/uuid/generate.js');
    return { text: generateUuids({ ...args, count: args.count ?? 1 }, context).join('\n') };
  },
});
