const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options of yargs' own, renamed and described anew. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('help-version')
    .help('info', 'Says how it works')
    .alias('info', 'i')
    .version('release', 'Says which one it is', '1.2.3')
    .showHidden('everything', 'Shows what is hidden')
    .command('work', 'Works', { help: { type: 'string', describe: 'Whom to ask' } }, print);
}
