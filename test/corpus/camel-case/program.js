const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Names whose two spellings are one. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('camel-case')
    .command(
      'limit',
      'Limits',
      (y) =>
        y
          .option('max-items', { type: 'number' })
          .option('maxItems', { describe: 'As many' })
          .option('minItems', { type: 'number', describe: 'As few' }),
      print,
    );
}
