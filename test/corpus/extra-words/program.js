const print = ({ $0, ...argv }) => console.log(JSON.stringify(argv));

/** Words beyond the positionals. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('extra-words')
    .command('join <first>', 'Joins words', (y) => y.demandCommand(1, 3), print);
}
