const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** How often an option is given. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('count')
    .command(
      'log',
      'Logs',
      (y) => y.option('verbose', { type: 'count', alias: 'v', describe: 'More, and more yet' }),
      print,
    );
}
