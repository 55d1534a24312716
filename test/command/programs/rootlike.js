import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { mcpCommand } from 'yargs-mcp';

const createProgram = () =>
  yargs()
    .scriptName('rootlike')
    .command(mcpCommand(() => createProgram()));

const argv = await createProgram().parse(hideBin(process.argv));
if (argv._[0] !== 'mcp') console.log('works after parsing');
