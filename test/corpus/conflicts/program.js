const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options that exclude one another. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('conflicts')
    .command(
      'list',
      'Lists',
      (y) =>
        y
          .option('all', { type: 'boolean', alias: 'a', describe: 'All' })
          .option('only', { type: 'string', conflicts: ['a', 'first'], describe: 'One' })
          .option('first', { type: 'number', describe: 'Some' }),
      print,
    );
}
