const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** A default command that also has a name. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('named-default')
    .command(['serve [port]', '$0', 's'], 'Serves', {}, print)
    .command('stop', 'Stops', {}, print);
}
