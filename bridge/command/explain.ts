import { clients } from './clients.js';
import { exitCodes } from './exit-with.js';
import { describeLaunch, type Launch, toShell } from './launch.js';
import type { McpArguments, Offer } from './mcp-options.js';

/** Tells a person at a terminal what `mcp` is for; a terminal speaks no MCP, and waiting would look like hanging. */
export function explain(offer: Offer, argv: McpArguments): number {
  console.error(describe(describeLaunch(offer, argv._)));
  return exitCodes.usage;
}

function describe(launch: Launch): string {
  const line = toShell([launch.command, ...launch.args]);
  const ways = Object.values(clients).map((client) => [client.title, client.line(launch)]);
  const uses = [
    [`${line} install <client>`, 'do that for you'],
    [`${line} --list`, 'the tools, as JSON'],
    [`${line} call <tool> '{"..."}'`, 'one call'],
    [`${line} --stdio`, 'serve all the same'],
  ];
  return `This serves the commands of ${launch.name} as tools to a client of the Model Context Protocol (MCP), which
starts it and talks to it over standard input and output. Here is a terminal instead, so nothing is served.

Register it with a client:

${toTable(ways)}

Or from here:

${toTable(uses)}`;
}

function toTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second]) => `  ${first.padEnd(width)}   ${second}`).join('\n');
}
