import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { mcpCommand } from 'yargs-mcp';

/** Its parser gives one name to an option: as it is written, or with STRIPPED the other one. */
const parser = process.env.STRIPPED ? { 'strip-dashed': true } : { 'camel-case-expansion': false };

const createProgram = () =>
  yargs()
    .parserConfiguration(parser)
    .command('write', 'Write', {}, () => {})
    .command(mcpCommand(() => createProgram()));

createProgram().parse(hideBin(process.argv));
