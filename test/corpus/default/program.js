const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Defaults, and what the program says of them. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('default')
    .command(
      'start',
      'Starts a server',
      (y) =>
        y
          .option('port', { type: 'number', default: 8080, describe: 'Port' })
          .option('host', { type: 'string', default: 'localhost', describe: 'Host' })
          .option('root', { type: 'string', default: '/srv', defaultDescription: 'where it is' })
          .option('seed', {
            type: 'number',
            default: function pickSeed() {
              return 7;
            },
          })
          .option('since', { type: 'string', default: new Date(0), describe: 'A date' }),
      print,
    );
}
