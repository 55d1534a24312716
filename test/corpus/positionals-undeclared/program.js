const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Positionals that the usage alone names. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('positionals-undeclared')
    .command('move <from|source> [to..]', 'Moves', {}, print)
    .command('swap [second] <first>', 'Swaps', {}, print);
}
