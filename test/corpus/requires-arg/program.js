const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** A value that must not be left out. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('requires-arg')
    .command(
      'open',
      'Opens',
      (y) =>
        y.option('name', { type: 'string', requiresArg: true, describe: 'A name' }).option('also', {
          type: 'string',
          array: true,
          requiresArg: true,
          describe: 'More names',
        }),
      print,
    );
}
