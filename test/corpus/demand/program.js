const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options that must be given. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('demand')
    .command(
      'login',
      'Logs in',
      (y) =>
        y
          .option('user', { type: 'string', demandOption: true, describe: 'Who' })
          .option('realm', { demandOption: 'Say where', default: 'home', describe: 'Where' }),
      print,
    );
}
