import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';

export const uuidInspect = defineCommand({
  command: 'inspect <uuid>',
  describe: 'Show version, variant, time and node of a UUID or ULID',
  builder: (yargs) => yargs.positional('uuid', { type: 'string', demandOption: true }),
  facts: {
    effect: 'read',
    output: {
      type: 'object',
      properties: {
        uuid: { type: 'string' },
        kind: { enum: ['uuid', 'ulid', 'nil', 'max'] },
        version: { type: 'integer' },
        variant: { type: 'string' },
        time: { type: 'string' },
        clockSequence: { type: 'integer' },
        node: { type: 'string' },
        domain: { type: 'string' },
        identifier: { type: 'integer' },
        integer: { type: 'string' },
      },
      required: ['uuid', 'kind', 'integer'],
      additionalProperties: false,
    },
    examples: [
      {
        line: 'uuid inspect 017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        prints: [
          'uuid     017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
          'kind     uuid',
          'version  7',
          'variant  RFC 9562',
          'time     2022-02-22T19:22:22.000Z',
          'integer  1989357241971137676463954034883508623',
        ].join('\n'),
      },
      {
        line: 'uuid inspect 01ARZ3NDEKTSV4RRFFQ69G5FAV',
        prints: [
          'uuid     01563e3a-b5d3-d676-4c61-efb99302bd5b',
          'kind     ulid',
          'time     2016-07-30T23:54:10.259Z',
          'integer  1777027686520646174104517696511196507',
        ].join('\n'),
      },
    ],
  },
  async run(args) {
    const { inspectUuid } = await import('../../src/uuid/inspect.js');
    const facts = inspectUuid(args.uuid);
    return { text: renderFields({ ...facts }), data: facts };
  },
});
