import { basename, resolve } from 'node:path';
import { exitCodes } from './exit-with.js';
import type { McpArguments, Offer } from './mcp-options.js';

/** Tells a person at a terminal what `mcp` is for; a terminal speaks no MCP, and waiting would look like hanging. */
export function explain({ options }: Offer, argv: McpArguments): number {
  const [script = ''] = process.argv.slice(1);
  const words = argv._.map(String);
  const launch = ['node', resolve(script), ...words];
  const name = options.name ?? basename(script).replace(/\.[cm]?[jt]s$/, '');
  console.error(describe(name, launch));
  return exitCodes.usage;
}

function describe(name: string, launch: readonly string[]): string {
  const words = launch.map(quote).join(' ');
  const [command, ...args] = launch;
  const entry = { [name]: { command, args } };
  return `This serves the commands of ${name} as tools to a client of the Model Context Protocol (MCP), which
starts it and talks to it over standard input and output. Here is a terminal instead, so nothing is served.

Register it with a client:

  Claude Code   claude mcp add ${quote(name)} -- ${words}
  Codex         codex mcp add ${quote(name)} -- ${words}
  Gemini CLI    gemini mcp add ${quote(name)} ${words}
  VS Code       code --add-mcp ${quote(JSON.stringify({ name, command, args }))}
  Cursor        in .cursor/mcp.json: ${JSON.stringify({ mcpServers: entry })}

Or look at it here:

  ${words} --list                   the tools, as JSON
  ${words} call <tool> '{"..."}'    one call
  ${words} --stdio                  serve all the same`;
}

/** For a POSIX shell. */
const quote = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
