const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Words after two dashes, kept apart. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('populate--')
    .parserConfiguration({ 'populate--': true })
    .command('exec [name]', 'Runs a program', { quiet: { type: 'boolean' } }, print);
}
