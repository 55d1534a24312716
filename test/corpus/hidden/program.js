const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Commands and options that the help does not list. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('hidden')
    .command('shown', 'Shown', { secret: { type: 'string', hidden: true } }, print)
    .command('debug', false, (y) => y.command('dump', 'Dumps', {}, print))
    .command({ command: 'forgotten', builder: {}, handler: print });
}
