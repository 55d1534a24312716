const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Groups that can be called themselves, or not. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('callable-group')
    .command('remote', 'Lists remotes', (y) => y.command('add <name>', 'Adds', {}, print), print)
    .command('stash', 'Stashes', (y) => y.command('pop', 'Pops', {}, print).demandCommand(1), print)
    .command('tag', 'Tags', (y) =>
      y.command('$0', 'Lists tags', {}, print).command('rm', '', {}, print),
    );
}
