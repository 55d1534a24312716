const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Checks and middleware, before and after validation. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('middleware')
    .middleware(() => {})
    .command(
      'check',
      'Checks',
      (y) => y.option('age', { type: 'number' }).check(({ age }) => age === undefined || age >= 18),
      print,
      [() => {}],
    );
}
