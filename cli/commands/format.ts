import { formatLanguages } from '../../src/format/languages.js';
import { defineCommand } from '../define-command.js';
import { readText, withInput } from '../text-input.js';
import { wholeNumber } from '../whole-number.js';

export const format = defineCommand({
  command: 'format <language> [input]',
  describe: 'Format text; comments, numbers and key order stay as written',
  builder: (yargs) =>
    withInput(yargs.positional('language', { choices: formatLanguages, demandOption: true }))
      .option('sort-keys', { type: 'boolean' })
      .option('indent', { type: 'number', default: 2, describe: 'Spaces a level' })
      .option('tabs', { type: 'boolean', describe: 'Indent with tabs' }),
  facts: {
    effect: 'read',
    options: { tabs: { hidden: true } },
    examples: [
      { line: `format json '{"a":[1]}'`, prints: '{\n  "a": [\n    1\n  ]\n}' },
      {
        line: `format json '{"b":12345678901234567890, // big\n"a":2}' --sort-keys`,
        prints: '{\n  "a": 2,\n  "b": 12345678901234567890 // big\n}',
      },
    ],
  },
  async run(args, context) {
    const { loadFormatter } = await import('../../src/format/formatters.js');
    const spaces = wholeNumber(args.indent, { option: 'indent', min: 1, max: 16 });
    const formatter = await loadFormatter[args.language]();
    const { text, notes } = formatter.format(await readText(args, context), {
      indent: args.tabs ? '\t' : ' '.repeat(spaces),
      sortKeys: args.sortKeys === true,
    });
    return { text, notes };
  },
});
