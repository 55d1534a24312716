import { formatNames } from '../../src/convert/names.js';
import { defineCommand } from '../define-command.js';
import { noteAtFile, readText, withInput } from '../text-input.js';
import { wholeNumber } from '../whole-number.js';

export const convert = defineCommand({
  command: 'convert [input]',
  describe: 'Convert data between formats; what the target cannot hold is refused with its path',
  builder: (yargs) =>
    withInput(
      yargs
        .option('from', { choices: formatNames, demandOption: true })
        .option('to', { choices: formatNames, demandOption: true })
        .option('indent', { type: 'number', default: 2, describe: 'Spaces a level; 0: one line' }),
    )
      .option('align', { type: 'boolean', describe: 'Pad the columns of a Markdown table' })
      .option('title', { type: 'string', describe: 'Heading above a Markdown table' })
      .option('strings', { type: 'boolean', describe: 'Read every CSV cell as text' })
      .epilogue(epilogue),
  facts: {
    effect: 'read',
    options: { align: { hidden: true }, title: { hidden: true }, strings: { hidden: true } },
    examples: [
      { line: `convert --from json --to toml '{"a":[1,2.0]}'`, prints: 'a = [1, 2.0]' },
      {
        line: "convert --from csv --to yaml 'user.name,tags[0]\nAda,math'",
        prints: '- user:\n    name: Ada\n  tags:\n    - math',
      },
    ],
  },
  async run(args, context) {
    const { convertIsolated } = await import('../../src/convert/convert-isolated.js');
    const { from, to, align, title, strings } = args;
    const indent = wholeNumber(args.indent, { option: 'indent', max: 16 });
    const text = await readText(args, context);
    const converted = await convertIsolated(
      { text, from, to, indent, align, title, strings },
      context,
    );
    return { ...converted, notes: [...converted.notes, ...noteAtFile(args)] };
  },
});

const epilogue = `Numbers keep their digits, keys their order. Comments are left out, with a note on standard error.
xml: '-name' is an attribute, '#text' the text beside it, elements of one name are a list.
csv, tsv, markdown: a list of objects; 'a.b' and 'a[0].b' are nested. A csv cell in quotes is text.
yaml: anchors and merge keys are written out. toml: JSON and others get its times as strings.`;
