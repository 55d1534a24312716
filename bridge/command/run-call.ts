import type { ContentBlock, ToolResult } from '../model/result.js';
import { createService } from '../server/service.js';
import { describeUnknownTool } from '../server/unknown-tool.js';
import { exitCodes, UsageError } from './exit-with.js';
import { type CallArguments, type Offer, toServerOptions } from './mcp-options.js';
import { takeOutput } from './own-output.js';

/** Makes one call and prints its result; returns the exit code. */
export async function runCall({ program, options }: Offer, argv: CallArguments): Promise<number> {
  const { tool: name, input: text = '{}' } = argv;
  const input = parseJson(text);
  const output = takeOutput();
  const settings = await options.onServe?.(argv);
  const service = await createService(program, { ...toServerOptions(argv, options), settings });
  try {
    const tool = service.catalogue.find(name);
    if (!tool) throw new UsageError(describeUnknownTool(name, service.catalogue));
    const result = await service.call(tool, { input });
    output.write(argv.json ? `${JSON.stringify(result, null, 2)}\n` : toText(result));
    return exitCodeOf(result);
  } finally {
    await service.close({ keepOutputs: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new UsageError(
      `The input is not JSON (${reason}): expected an object, such as '{"name": "value"}'`,
      { cause },
    );
  }
}

/** Of a success with one block exactly its text; else each block on lines of its own. */
function toText({ content, isError }: ToolResult): string {
  const texts = content.map(blockText);
  return texts.length === 1 && !isError ? texts.join('') : texts.map(endLine).join('');
}

const endLine = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

const blockText = (block: ContentBlock) =>
  block.type === 'text' ? block.text : `[${block.name}: ${block.uri}]`;

/** The command's own, except where that does not show that the call failed. */
function exitCodeOf({ isError, _meta }: ToolResult): number {
  const code = _meta?.['yargs-mcp/exit-code'];
  return typeof code === 'number' && !(isError && code === 0) ? code : exitCodes.failure;
}
