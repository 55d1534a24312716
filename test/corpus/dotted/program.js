const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Names with a dot, which a handler finds as objects. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('dotted')
    .command(
      'connect',
      'Connects',
      (y) =>
        y
          .option('db.host', { type: 'string', describe: 'Host' })
          .option('db.port', { type: 'number', default: 5432, describe: 'Port' }),
      print,
    );
}
