import type { Tool, ToolDefinition } from '../model/tool.js';

/** Tools in pages whose JSON stays well below the 10 MiB at which clients hang up. */
export function paginate(
  tools: readonly Tool[],
  limit = 4 * 1024 * 1024,
): readonly ToolDefinition[][] {
  const pages: ToolDefinition[][] = [[]];
  let size = 0;
  for (const { definition } of tools) {
    const length = JSON.stringify(definition).length;
    if (size > 0 && size + length > limit) {
      pages.push([]);
      size = 0;
    }
    pages.at(-1)?.push(definition);
    size += length;
  }
  return pages;
}
