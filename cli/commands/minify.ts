import { minifyLanguages } from '../../src/format/languages.js';
import { defineCommand } from '../define-command.js';
import { noteAtFile, readText, withInput } from '../text-input.js';

export const minify = defineCommand({
  command: 'minify <language> [input]',
  describe: 'Shorten text to the same meaning; comments are left out, with a note',
  builder: (yargs) =>
    withInput(
      yargs.positional('language', { choices: minifyLanguages, demandOption: true }),
    ).epilogue(epilogue),
  facts: {
    effect: 'read',
    examples: [
      { line: `minify json '{ "a": [1, 2.50] }'`, prints: '{"a":[1,2.50]}' },
      { line: "minify css 'a > b { color: red; }'", prints: 'a>b{color:red}' },
    ],
  },
  async run(args, context) {
    const { formatText } = await import('../../src/format/format-text.js');
    const text = await readText(args, context);
    const minified = await formatText({ language: args.language, text }, context);
    return { ...minified, notes: [...minified.notes, ...noteAtFile(args)] };
  },
});

const epilogue = `Nothing is renamed or merged. Comments that instruct a program stay: '/*!' in css, '<!--[if' in html.
html: a run of spaces becomes one; scripts, styles and <pre> stay as they are.`;
