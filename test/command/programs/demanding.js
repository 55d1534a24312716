import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { mcpCommand } from 'yargs-mcp';

/** Its middleware prints a banner, and every command of it needs a token. */
const createProgram = () =>
  yargs()
    .scriptName('demanding')
    .strict()
    .option('token', { type: 'string', demandOption: true })
    .middleware(() => console.log('*** banner ***'))
    .middleware(() => console.log('*** early banner ***'), true)
    .command('talk', 'Talk', {}, ({ token }) => console.log(`with ${token}`))
    .command(
      mcpCommand(() => createProgram(), {
        builder: (own) => own.option('allow', { type: 'string' }),
        onServe: ({ allow }) => ({ allow }),
      }),
    );

createProgram().parse(hideBin(process.argv));
