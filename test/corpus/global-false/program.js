const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options that stay at their level. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('global-false')
    .option('local', { type: 'string', global: false, describe: 'Here alone' })
    .option('wide', { type: 'string', describe: 'Everywhere' })
    .command('$0', 'Main', {}, print)
    .command('sub', 'Below', {}, print);
}
