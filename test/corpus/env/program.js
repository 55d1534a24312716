const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Values from the environment. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('env')
    .env('CORPUS')
    .command('show', 'Shows', { depth: { type: 'number', describe: 'How deep' } }, print);
}
