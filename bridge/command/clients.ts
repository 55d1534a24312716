import { type Launch, toShell } from './launch.js';

/** A client of MCP, and where it keeps the servers it knows. */
export interface ClientRecipe {
  readonly title: string;
  /** File in the project's folder; absent where the client has none that holds without further ado. */
  readonly project?: string;
  /** File in the user's home; absent where the client alone should write it. */
  readonly user?: string;
  /** Name of the table of servers in these files. */
  readonly table: string;
  readonly format: 'json' | 'toml';
  /** One line that registers a server. */
  readonly line: (launch: Launch) => string;
}

/** As of November 2026. */
export const clients = {
  claude: {
    title: 'Claude Code',
    project: '.mcp.json',
    table: 'mcpServers',
    format: 'json',
    line: (launch) => toShell(['claude', 'mcp', 'add', launch.name, '--', ...wordsOf(launch)]),
  },
  codex: {
    title: 'Codex',
    user: '.codex/config.toml',
    table: 'mcp_servers',
    format: 'toml',
    line: (launch) => toShell(['codex', 'mcp', 'add', launch.name, '--', ...wordsOf(launch)]),
  },
  gemini: {
    title: 'Gemini CLI',
    project: '.gemini/settings.json',
    user: '.gemini/settings.json',
    table: 'mcpServers',
    format: 'json',
    line: (launch) => toShell(['gemini', 'mcp', 'add', launch.name, ...wordsOf(launch)]),
  },
  vscode: {
    title: 'VS Code',
    project: '.vscode/mcp.json',
    table: 'servers',
    format: 'json',
    line: ({ name, command, args }) =>
      toShell(['code', '--add-mcp', JSON.stringify({ name, command, args })]),
  },
  cursor: {
    title: 'Cursor',
    project: '.cursor/mcp.json',
    user: '.cursor/mcp.json',
    table: 'mcpServers',
    format: 'json',
    line: ({ name, command, args }) =>
      `in .cursor/mcp.json: ${JSON.stringify({ mcpServers: { [name]: { command, args } } })}`,
  },
} as const satisfies Record<string, ClientRecipe>;

export type ClientName = keyof typeof clients;

const wordsOf = ({ command, args }: Launch) => [command, ...args];
