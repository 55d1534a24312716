const print = ({ _, $0, ...argv }) => console.log(JSON.stringify(argv));

/** Three levels, with options declared at each. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('nested')
    .option('verbose', { type: 'boolean', describe: 'Says more' })
    .command('cloud', 'Clouds', (cloud) =>
      cloud
        .option('region', { type: 'string', describe: 'Where' })
        .command('disk', 'Disks', (disk) =>
          disk
            .command('create <size>', 'Creates', { fast: { type: 'boolean' } }, print)
            .command('delete <id>', 'Deletes', {}, print),
        ),
    );
}
