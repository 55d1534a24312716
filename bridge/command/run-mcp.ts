import type { McpArguments, Offer } from './mcp-options.js';
import { inputIsTerminal } from './own-output.js';

/** Does what the command line of `mcp` asks for, and returns the exit code. */
export async function runMcp(offer: Offer, argv: McpArguments): Promise<number> {
  if (argv.list || argv.lint || argv.tokens) {
    const { report } = await import('./report.js');
    return report(offer, argv);
  }
  if (inputIsTerminal() && !argv.stdio) {
    const { explain } = await import('./explain.js');
    return explain(offer, argv);
  }
  const { serve } = await import('./serve.js');
  return serve(offer, argv);
}
