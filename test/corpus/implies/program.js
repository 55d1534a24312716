const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Options that need others, or their absence, or words. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('implies')
    .command(
      'sign [file] [more]',
      'Signs',
      (y) =>
        y
          .option('key', { type: 'string', describe: 'Key' })
          .option('password', { type: 'string', implies: 'key', describe: 'Password of the key' })
          .option('plain', { type: 'boolean', implies: '--no-key', describe: 'Without a key' })
          .option('both', { type: 'boolean', implies: 2, describe: 'Needs two words' }),
      print,
    );
}
