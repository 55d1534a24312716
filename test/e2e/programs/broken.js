import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { mcpCommand } from 'yargs-mcp';

const missing = { module: new URL('./not-there.js', import.meta.url) };
const nameless = { module: new URL('./many.js', import.meta.url), export: 'noSuchExport' };

yargs(hideBin(process.argv))
  .command({ ...mcpCommand(missing), command: 'missing' })
  .command({ ...mcpCommand(nameless), command: 'nameless' })
  .parse();
