const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Values that the program changes. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('coerce')
    .command(
      'parse',
      'Parses',
      (y) =>
        y
          .option('json', { type: 'string', coerce: JSON.parse, describe: 'JSON' })
          .option('when', { type: 'string', coerce: (text) => new Date(text), describe: 'A date' }),
      print,
    );
}
