const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** A list whose elements are chosen from a few. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('array-choices')
    .command(
      'report',
      'Reports',
      (y) =>
        y.option('format', {
          array: true,
          choices: ['json', 'text', 'html'],
          describe: 'Formats to write',
        }),
      print,
    );
}
