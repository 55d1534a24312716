/**
 * Any yargs program as an MCP server. Importing this costs next to nothing: what serves is loaded on use.
 *
 * @module
 */
export { mcpCommand } from './command/mcp-command.js';
export type { McpCommandOptions } from './command/mcp-options.js';
export { type CurrentCall, currentCall } from './executor/current-call.js';
export type {
  Command,
  CommandTree,
  Option,
  Positional,
  SkippedCommand,
} from './model/command-tree.js';
export type { BridgeError, ErrorCode } from './model/errors.js';
export type {
  CommandFacts,
  Effect,
  ExposureRule,
  OptionFacts,
  OutputFact,
  ResolvedFacts,
  Selection,
} from './model/exposure.js';
export type { JsonSchema, JsonValue } from './model/json.js';
export type { Program, ProgramFactory, ProgramModule, YargsProgram } from './model/program.js';
export type { ContentBlock, ToolResult } from './model/result.js';
export type { LintFinding, Tool, ToolAnnotations, ToolDefinition } from './model/tool.js';
export { type CallToolOptions, callTool } from './server/call-tool.js';
export { type Catalogue, type CatalogueOptions, createCatalogue } from './server/catalogue.js';
export { describeTool } from './server/describe-tool.js';
export { createServer, type Server, type ServerOptions } from './server/server.js';
export type { Transport } from './server/transport/transport.js';
