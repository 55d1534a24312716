import { BridgeError } from '../model/errors.js';
import type { JsonValue } from '../model/json.js';
import type { Program } from '../model/program.js';
import type { ToolResult } from '../model/result.js';
import { readSurroundings } from './protocol/surroundings.js';
import type { ServiceOptions } from './service.js';

export interface CallToolOptions extends Omit<ServiceOptions, 'env'> {
  /** As a model would send it. @default {} */
  readonly input?: { readonly [property: string]: JsonValue };
  /** Standard input, instead of what the input says. @default none: the end of input */
  readonly stdin?: string | Uint8Array;
  /**
   * Added to the environment of the process. What yargs' own `.env()` reads was taken at import, so it does not
   * see them. @default none
   */
  readonly env?: Readonly<Record<string, string>>;
  /** Cancels the call, which then has a result that says so. */
  readonly signal?: AbortSignal;
}

/**
 * Makes one call in this process and returns exactly what a model would get, for tests of one's own tools.
 *
 * The whole of an output that is too long for a result stays in a temporary file, which is yours to remove.
 *
 * @throws BridgeError `program-not-loaded`, `unknown-tool`
 *
 * @example
 * const { content } = await callTool(createProgram, 'greet', { input: { name: 'Ada' } });
 */
export async function callTool(
  program: Program,
  name: string,
  options: CallToolOptions = {},
): Promise<ToolResult> {
  const { input = {}, stdin, env, signal, ...serviceOptions } = options;
  const [{ createService }, { describeUnknownTool }] = await Promise.all([
    import('./service.js'),
    import('./unknown-tool.js'),
  ]);
  const service = await createService(program, {
    ...serviceOptions,
    env: { ...readSurroundings().env, ...env },
  });
  try {
    const tool = service.catalogue.find(name);
    if (!tool) throw new BridgeError('unknown-tool', describeUnknownTool(name, service.catalogue));
    return await service.call(tool, { input, stdin, env, signal });
  } finally {
    await service.close({ keepOutputs: true });
  }
}
