const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Commands and options that should no longer be used. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('deprecated')
    .command('new', 'New', { old: { type: 'string', deprecated: 'use new' } }, print)
    .command('ancient', 'Ancient', {}, print, [], 'use new')
    .command('dated', 'Dated', (y) => y.command('sub', 'Below', {}, print), print, [], true);
}
