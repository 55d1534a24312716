const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));
const facts = Symbol.for('yargs-mcp.facts');
const describe = (handler, given) => Object.assign((argv) => handler(argv), { [facts]: given });

/** Facts beside handlers, two of which share one. */
export function createProgram(yargs) {
  const remove = describe(print, { effect: 'destroy', timeout: 1000 });
  return yargs()
    .scriptName('facts')
    .command('show <id>', 'Shows', {}, describe(print, { effect: 'read', title: 'Show it' }))
    .command('remove <id>', 'Removes', {}, remove)
    .command('drop <id>', 'Removes as well', {}, remove)
    .command('plain', 'Plain', {}, print);
}
