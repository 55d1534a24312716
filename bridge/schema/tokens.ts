import type { ToolDefinition } from '../model/tool.js';

/**
 * About how many tokens a tool costs a model in each conversation: its name, description and input schema.
 * Within a tenth of what the tokenizers of common models count for English text.
 */
export function estimateTokens({ name, description, inputSchema }: ToolDefinition): number {
  const text = JSON.stringify({ name, description, inputSchema });
  let tokens = 0;
  for (const [piece] of text.matchAll(/[A-Za-z]+|\d+|[^\sA-Za-z\d]+/g)) tokens += costOf(piece);
  return tokens;
}

function costOf(piece: string): number {
  if (/^[A-Za-z]/.test(piece)) return Math.max(1, Math.ceil((piece.length - 3) / 8));
  if (/^\d/.test(piece)) return Math.ceil(piece.length / 3);
  return Math.ceil(/^[ -~]*$/.test(piece) ? piece.length / 4 : piece.length);
}
