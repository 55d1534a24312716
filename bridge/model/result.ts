import type { JsonValue } from './json.js';

/** What `tools/call` returns. @see MCP specification, server/tools */
export interface ToolResult {
  readonly content: readonly ContentBlock[];
  /** Only where standard output was one JSON object that the command declares. */
  readonly structuredContent?: { readonly [key: string]: JsonValue };
  readonly isError?: boolean;
  readonly _meta?: { readonly [key: string]: JsonValue };
}

export type ContentBlock =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'resource_link';
      readonly uri: string;
      readonly name: string;
      readonly description?: string;
      readonly mimeType?: string;
      readonly size?: number;
    };
