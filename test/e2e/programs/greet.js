import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { mcpCommand } from 'yargs-mcp';

const createProgram = () =>
  yargs()
    .scriptName('greet')
    .version('1.2.3')
    .command('hello <name>', 'Greet someone', {}, ({ name }) => console.log(`Hello, ${name}!`))
    .command(mcpCommand(() => createProgram()))
    .demandCommand()
    .strict();

createProgram().parse(hideBin(process.argv));
