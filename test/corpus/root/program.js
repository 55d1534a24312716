/** A program without commands. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('root')
    .usage('Counts words.\n\nUsage: $0 [options] <file..>')
    .option('lines', { type: 'boolean', alias: 'l', describe: 'Count lines' })
    .demandCommand(1);
}
