import type { LintFinding, ToolDefinition } from '../model/tool.js';
import { estimateTokens } from '../schema/tokens.js';
import { type Catalogue, createCatalogue } from '../server/catalogue.js';
import { exitCodes } from './exit-with.js';
import { type McpArguments, type Offer, toServerOptions } from './mcp-options.js';
import { takeOutput } from './own-output.js';

/** `--list`, `--lint`, `--tokens`. The list goes to standard output, for programs; the rest is for people. */
export async function report({ program, options }: Offer, argv: McpArguments): Promise<number> {
  const output = takeOutput();
  const catalogue = await createCatalogue(program, toServerOptions(argv, options));
  if (argv.list) {
    output.write(formatList(catalogue));
    for (const { path, reason } of catalogue.skipped)
      console.error(`Skipped "${path.join(' ') || catalogue.program}": ${reason}`);
  }
  if (argv.tokens) console.error(await formatTokens(catalogue, options.countTokens));
  if (argv.lint) for (const finding of catalogue.findings) console.error(formatFinding(finding));
  return argv.lint && catalogue.findings.length > 0 ? exitCodes.failure : exitCodes.success;
}

/** Exactly what `tools/list` serves, over all pages. */
function formatList({ tools }: Catalogue): string {
  return `${JSON.stringify({ tools: tools.map(({ definition }) => definition) }, null, 2)}\n`;
}

function formatFinding({ code, path, option, message }: LintFinding): string {
  const where = [...path, ...(option === undefined ? [] : [`--${option}`])].join(' ');
  return `${where || 'program'}: ${message} [${code}]`;
}

/** Largest first: those are worth a look. */
async function formatTokens(
  { tools }: Catalogue,
  count: ((text: string) => number | Promise<number>) | undefined,
): Promise<string> {
  const costOf = ({ name, description, inputSchema }: ToolDefinition) =>
    count?.(JSON.stringify({ name, description, inputSchema }));
  const costs = await Promise.all(
    tools.map(async ({ definition }) => ({
      name: definition.name,
      tokens: (await costOf(definition)) ?? estimateTokens(definition),
    })),
  );
  const total = costs.reduce((sum, { tokens }) => sum + tokens, 0);
  const average = Math.round(total / Math.max(costs.length, 1));
  const lines = costs
    .sort((one, other) => other.tokens - one.tokens)
    .map(({ name, tokens }) => `${String(tokens).padStart(6)} ${name}`);
  const summary = `${String(total).padStart(6)} tokens in all, ${average} a tool${count ? '' : ', estimated'}`;
  return [...lines, summary].join('\n');
}
