const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** A fixed number of values at a time. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('nargs')
    .command(
      'draw',
      'Draws',
      (y) =>
        y
          .option('point', { type: 'number', nargs: 2, describe: 'Where to' })
          .option('swap', { array: true, type: 'string', nargs: 2, describe: 'Pairs to swap' })
          .option('pen', { nargs: 1, describe: 'What with' }),
      print,
    );
}
