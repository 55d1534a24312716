const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options under titles of the program's own. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('groups')
    .command(
      'render',
      'Renders',
      (y) =>
        y
          .option('width', { type: 'number', group: 'Size' })
          .option('height', { type: 'number' })
          .group('height', 'Size')
          .option('out', { type: 'string' }),
      print,
    );
}
