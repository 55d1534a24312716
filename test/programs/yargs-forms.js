import { pathToFileURL } from 'node:url';

const { default: yargs } = await import(process.env.YARGS ?? 'yargs');

const later = () => new Promise((resolve) => setTimeout(resolve, 2));
const fail = () => {
  throw new Error('failed');
};

/** Ways in which a program uses yargs, by the name in the environment variable FORM. */
const forms = {
  plain: (program) => program,
  'strict-and-demanding': (program) => program.strict().demandCommand(1, 'Name a command'),
  recommending: (program) => program.recommendCommands().demandCommand().strict(),
  'without-help-on-failure': (program) => program.showHelpOnFail(false, 'Ask for help').strict(),
  'fails-by-printing': (program) =>
    program.strict().fail((message, error) => {
      console.error('own words:', message ?? error.message);
      process.exit(4);
    }),
  'fails-by-code': (program) =>
    program.strict().fail((message, error) => {
      console.error('own words:', message ?? error.message);
      process.exitCode = 2;
      throw error ?? new Error(message);
    }),
  'fails-by-exit': (program) => program.strict().fail((_, __, instance) => instance.exit(6)),
  'never-exits': (program) => program.strict().exitProcess(false),
  'checks-values': (program) =>
    program.check(({ n }) => {
      if (n > 5) throw new Error('too much');
      return true;
    }),
  'rejects-in-middleware': (program) =>
    program.middleware(async () => {
      await later();
      fail();
    }),
  'completes-words': (program) => program.completion(),
  'epilogue-and-groups': (program) =>
    program.group('n', 'Numbers:').epilogue('The end').example('$0 do', 'does').wrap(60),
};

export function createProgram() {
  const form = forms[process.env.FORM ?? 'plain'];
  return form(
    yargs([])
      .scriptName('forms')
      .version('1.2.3')
      .option('n', { type: 'number', describe: 'a number', global: true })
      .command('do', 'does it', {}, ({ n }) => console.log('did', n))
      .command('do-later', 'does it later', {}, async ({ n }) => {
        await later();
        console.log('did', n);
      })
      .command('fail', 'fails', {}, fail)
      .command('fail-later', 'fails later', {}, async () => {
        await later();
        fail();
      })
      .command('group', 'holds others', (group) =>
        group
          .command('inner <word>', 'is inside', {}, async ({ word }) => console.log('inside', word))
          .command(
            'fail-inside',
            'fails inside',
            (inside) => inside.option('deep'),
            async () => {
              await later();
              fail();
            },
          )
          .command('more', 'holds more', (more) =>
            more
              .command('again <word>', 'is inside', {}, async ({ word }) => fail(word))
              .command('$0', 'holds and fails', {}, async () => fail()),
          )
          .demandCommand(),
      )
      .command('choose', 'chooses', { of: { choices: ['a', 'b'], demandOption: true } }, ({ of }) =>
        console.log('chose', of),
      ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const program = createProgram();
  await (program.parseAsync ?? program.parse).call(program, process.argv.slice(2));
}
