const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Unknown words and options are refused. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('strict')
    .strict()
    .command('only <this>', 'Only this', { and: { type: 'string' } }, print);
}
