const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Other names for commands and options, declared in several ways. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('aliases')
    .command({
      command: 'install [name]',
      aliases: ['i', 'add'],
      describe: 'Installs',
      builder: (y) =>
        y
          .option('save-dev', { alias: ['D', 'dev'], type: 'boolean' })
          .option('g', { alias: 'global-store' })
          .alias('dev', 'development')
          .boolean('global-store'),
      handler: print,
    });
}
