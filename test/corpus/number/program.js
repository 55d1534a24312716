const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Numbers, whole and otherwise. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('number')
    .command(
      'scale',
      'Scales a picture',
      (y) =>
        y
          .option('factor', { type: 'number', describe: 'How much larger' })
          .option('dpi', { number: true, alias: 'd', describe: 'Dots per inch' }),
      print,
    );
}
