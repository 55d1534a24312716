const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Values from a file, and from an object of the program. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('config')
    .config({ retries: 3, 'api-key': 'from the program' })
    .command(
      'sync',
      'Synchronizes',
      (y) =>
        y
          .config('settings', 'Path to settings')
          .option('retries', { type: 'number', demandOption: true, describe: 'Retries' })
          .option('apiKey', { type: 'string', demandOption: true, describe: 'Key' }),
      print,
    );
}
