import { formatLanguages } from '../../src/format/languages.js';
import { defineCommand } from '../define-command.js';
import { noteAtFile, readText, withInput } from '../text-input.js';
import { wholeNumber } from '../whole-number.js';

export const format = defineCommand({
  command: 'format <language> [input]',
  describe: 'Format text; comments, numbers and key order stay as written',
  builder: (yargs) =>
    withInput(yargs.positional('language', { choices: formatLanguages, demandOption: true }))
      .option('sort-keys', { type: 'boolean' })
      .option('indent', { type: 'number', default: 2, describe: 'Spaces a level' })
      .option('tabs', { type: 'boolean', describe: 'Indent with tabs' })
      .epilogue(epilogue),
  facts: {
    effect: 'read',
    options: { tabs: { hidden: true } },
    examples: [
      { line: "format yaml 'a:   [1,2] # b'", prints: 'a: [ 1, 2 ] # b' },
      {
        line: `format json '{"b":12345678901234567890, // big\n"a":2}' --sort-keys`,
        prints: '{\n  "a": 2,\n  "b": 12345678901234567890 // big\n}',
      },
    ],
  },
  async run(args, context) {
    const { formatText } = await import('../../src/format/format-text.js');
    const spaces = wholeNumber(args.indent, { option: 'indent', min: 1, max: 16 });
    const indent = args.tabs ? '\t' : ' '.repeat(spaces);
    const options = { indent, sortKeys: args.sortKeys === true };
    const text = await readText(args, context);
    const formatted = await formatText({ language: args.language, text, options }, context);
    return { ...formatted, notes: [...formatted.notes, ...noteAtFile(args)] };
  },
});

const epilogue = `What is formatted means the same; where that cannot be kept, the text is refused.
json: comments are allowed. yaml, toml: --sort-keys sorts the keys of each mapping or table; xml: attributes.
html: scripts, styles and <pre> stay as they are. html, css, graphql: the order has a meaning, nothing is sorted.`;
