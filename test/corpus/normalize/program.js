const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Paths that yargs normalizes. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('normalize')
    .command(
      'clean',
      'Cleans',
      (y) =>
        y
          .option('directory', { normalize: true, describe: 'Where' })
          .option('except', { normalize: true, array: true, describe: 'Where not' }),
      print,
    );
}
