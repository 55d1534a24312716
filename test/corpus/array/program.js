const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Lists of text, of numbers, and of either. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('array')
    .command(
      'pack',
      'Packs files',
      (y) =>
        y
          .option('file', { type: 'string', array: true, describe: 'Files to pack' })
          .option('level', { type: 'number', array: true, describe: 'Levels to try' })
          .option('tag', { type: 'array', default: 'none', describe: 'Tags' }),
      print,
    );
}
