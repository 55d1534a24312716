const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Positionals of every kind. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('positionals')
    .command(
      'copy <from> [to] [rest..]',
      'Copies',
      (y) =>
        y
          .positional('from', { type: 'string', describe: 'Source' })
          .positional('to', { type: 'string', default: '.', alias: 'target', describe: 'Target' })
          .positional('rest', { type: 'number', describe: 'Numbers' }),
      print,
    )
    .command('add <numbers..>', 'Adds', (y) => y.positional('numbers', { type: 'number' }), print);
}
