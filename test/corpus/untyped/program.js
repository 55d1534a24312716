const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options about whose values nothing is said. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('untyped')
    .command(
      'set',
      'Sets a value',
      (y) =>
        y
          .option('value', { describe: 'Anything' })
          .option('other', { default: 1, describe: 'Anything else' }),
      print,
    );
}
