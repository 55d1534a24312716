const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** One of a few, with and without a type; numbers as text cannot be chosen untyped. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('choices')
    .command(
      'deploy',
      'Deploys',
      (y) =>
        y
          .option('stage', { type: 'string', choices: ['dev', 'live'], describe: 'Where to' })
          .option('zone', { type: 'number', choices: [1, 2, 3], describe: 'Which zone' })
          .option('mode', { choices: ['fast', 'safe'], default: 'safe', describe: 'How' })
          .option('slot', { choices: ['1', '2'], describe: 'Never reached: read as numbers' }),
      print,
    );
}
