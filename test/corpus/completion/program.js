const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** The command that yargs adds for completion. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('completion')
    .completion('completion', 'Prints a script for the shell')
    .command('work', 'Works', {}, print);
}
