const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Text, with and without a short name. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('string')
    .command(
      'say',
      'Says something',
      (y) =>
        y
          .option('text', { type: 'string', alias: 't', describe: 'What to say' })
          .option('to', { type: 'string', describe: 'Whom to say it to' }),
      print,
    );
}
