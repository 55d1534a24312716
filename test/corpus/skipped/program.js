const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Builders that fail, beside one that does not. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('skipped')
    .command('throws', 'Throws', () => {
      throw new Error('No settings found');
    })
    .command('exits', 'Exits', () => process.exit(3))
    .command('fine', 'Fine', {}, print);
}
