const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** A builder that waits. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('async-builder')
    .command(
      'late',
      'Late',
      async (y) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return y.option('name', { type: 'string', describe: 'A name' });
      },
      print,
    )
    .command('early', 'Early', {}, print);
}
