const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** A default command without a name, beside one with a name. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('default-command')
    .command('$0 [file]', 'Shows a file', { lines: { type: 'number' } }, print)
    .command(['edit <file>', 'e'], 'Edits a file', {}, print);
}
