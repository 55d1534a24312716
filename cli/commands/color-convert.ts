import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';

const notations = ['hex', 'name', 'rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

export const colorConvert = defineCommand({
  command: 'convert <color>',
  describe: 'Show a CSS color in every notation, with its contrast to black and white',
  builder: (yargs) => yargs.positional('color', { type: 'string', demandOption: true }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: 'color convert tomato',
        prints: [
          'hex             #ff6347',
          'name            tomato',
          'rgb             rgb(255 99 71)',
          'hsl             hsl(9.13 100% 63.92%)',
          'hwb             hwb(9.13 27.84% 0%)',
          'lab             lab(62.99 59.36 47.88)',
          'lch             lch(62.99 76.27 38.89)',
          'oklab           oklab(0.69622 0.16523 0.10454)',
          'oklch           oklch(0.69622 0.19552 32.32)',
          'inSrgb          true',
          'black contrast  7.13',
          'white contrast  2.95',
        ].join('\n'),
      },
      { line: "color convert 'oklch(0.7 0.4 150 / 50%)'", prints: /#00c24880/ },
    ],
    output: {
      type: 'object',
      properties: {
        ...Object.fromEntries(notations.map((notation) => [notation, { type: 'string' }])),
        inSrgb: { type: 'boolean' },
        contrast: {
          type: 'object',
          properties: { black: { type: 'number' }, white: { type: 'number' } },
          required: ['black', 'white'],
        },
      },
      required: [...notations.filter((notation) => notation !== 'name'), 'inSrgb', 'contrast'],
      additionalProperties: false,
    },
  },
  async run(args) {
    const { convertColor } = await import('../../src/color/convert-color.js');
    const color = convertColor(args.color);
    const { contrast, ...fields } = color;
    const { black, white } = contrast;
    const text = renderFields({ ...fields, 'black contrast': black, 'white contrast': white });
    return { text, data: color };
  },
});
