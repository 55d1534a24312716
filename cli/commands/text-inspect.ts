import type { Position } from '../../src/code-frame.js';
import type { Inspection } from '../../src/text-inspect/inspect-text.js';
import { kinds } from '../../src/text-inspect/kind-names.js';
import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';

const position = {
  line: { type: 'integer' },
  column: { type: 'integer' },
  offset: { type: 'integer' },
};

export const textInspect = defineCommand({
  command: 'inspect [input]',
  describe:
    'Find invisible, control, bidirectional, tag and look-alike characters, and mixed scripts',
  builder: (yargs) => withInput(yargs),
  facts: {
    effect: 'read',
    examples: [
      {
        line: 'text inspect "$(printf \'no\\342\\200\\213break\')"',
        prints: 'U+200B ZERO WIDTH SPACE (invisible) at 1:3',
      },
      {
        line: 'text inspect pаypal',
        prints:
          'U+0430 CYRILLIC SMALL LETTER A (looks like \'a\') at 1:2\nmixed scripts in "pаypal": Latin, Cyrillic at 1:1',
      },
    ],
    output: {
      type: 'object',
      properties: {
        characters: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              codePoint: { type: 'string' },
              name: { type: 'string' },
              kind: { enum: kinds },
              looksLike: { type: 'string' },
              count: { type: 'integer' },
              positions: { type: 'array', items: { type: 'object', properties: position } },
            },
            required: ['codePoint', 'name', 'kind', 'count', 'positions'],
          },
        },
        mixedScripts: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              word: { type: 'string' },
              scripts: { type: 'array', items: { type: 'string' } },
              ...position,
            },
            required: ['word', 'scripts'],
          },
        },
      },
      required: ['characters', 'mixedScripts'],
    },
  },
  async run(args, context) {
    const { inspectText } = await import('../../src/text-inspect/inspect-text.js');
    const inspection = inspectText(await readText(args, context), { positions: shownPositions });
    return { text: describe(inspection) || 'Nothing found', data: inspection };
  },
});

const shownPositions = 10;

function describe({ characters, mixedScripts }: Inspection): string {
  const lines = characters.map(({ codePoint, name, kind, looksLike, count, positions }) => {
    const what = looksLike === undefined ? kind : `looks like '${looksLike}'`;
    const rest = count > positions.length ? `, and ${count - positions.length} more` : '';
    return `${codePoint} ${name} (${what}) at ${positions.map(describePlace).join(', ')}${rest}`;
  });
  const words = mixedScripts.map(
    ({ word, scripts, ...place }) =>
      `mixed scripts in "${word}": ${scripts.join(', ')} at ${describePlace(place)}`,
  );
  return [...lines, ...words].join('\n');
}

function describePlace({ line, column }: Position): string {
  return `${line}:${column}`;
}
