import { writeSync } from 'node:fs';
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { mcpCommand } from 'yargs-mcp';

const createProgram = () =>
  yargs()
    .scriptName('chatty')
    .command('talk', 'Talk', print, () => {})
    .command('broken', 'Broken', () => {
      throw new Error('cannot be built');
    })
    .command(mcpCommand(() => createProgram()));

function print() {
  console.log('built with console.log');
  process.stdout.write('built with process.stdout\n');
  writeSync(1, 'built with writeSync\n');
}

createProgram().parse(hideBin(process.argv));
