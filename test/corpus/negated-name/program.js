const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Names that begin as negations do. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('negated-name')
    .command(
      'run',
      'Runs',
      (y) =>
        y
          .option('no-progress', { type: 'boolean', describe: 'Keep quiet' })
          .option('cache', { type: 'boolean', default: true, describe: 'Use what is known' }),
      print,
    );
}
