const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Booleans, one of which is on by default. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('boolean')
    .command(
      'build',
      'Builds',
      (y) =>
        y
          .option('watch', { type: 'boolean', alias: 'w', describe: 'Build again on change' })
          .option('color', { boolean: true, default: true, describe: 'Use colors' }),
      print,
    );
}
