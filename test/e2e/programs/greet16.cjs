const yargs = require('yargs16/yargs');
const { hideBin } = require('yargs16/helpers');

const createProgram = (mcpCommand) =>
  yargs()
    .scriptName('greet')
    .version('1.2.3')
    .command('hello <name>', 'Greet someone', {}, ({ name }) => console.log(`Hello, ${name}!`))
    .command(mcpCommand(() => createProgram(mcpCommand)))
    .demandCommand()
    .strict();

import('yargs-mcp').then(({ mcpCommand }) =>
  createProgram(mcpCommand).parse(hideBin(process.argv)),
);
