import type { JsonValue } from '../../model/json.js';

/** A JSON-RPC message that is known to be one. @see https://www.jsonrpc.org/specification */
export type Message = RequestMessage | NotificationMessage | ResponseMessage;

export type RequestId = string | number;

export type Params = { readonly [name: string]: JsonValue };

export interface RequestMessage {
  readonly jsonrpc: '2.0';
  readonly id: RequestId;
  readonly method: string;
  readonly params?: Params;
}

export interface NotificationMessage {
  readonly jsonrpc: '2.0';
  readonly method: string;
  readonly params?: Params;
}

export interface ResponseMessage {
  readonly jsonrpc: '2.0';
  /** Null where an invalid message had none that could be read. */
  readonly id: RequestId | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** Error codes. @see https://www.jsonrpc.org/specification#error_object */
export const invalidRequest = -32600;
export const methodNotFound = -32601;
export const invalidParams = -32602;
export const internalError = -32603;

/**
 * Carries messages between a server and one client. The shape is that of the MCP SDKs, so that each
 * one's transports serve here and ours serve there.
 */
export interface Transport {
  start(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: each SDK has its own type for messages, narrower than JSON-RPC
  send(message: any): Promise<void>;
  close(): Promise<void>;
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as for send
  onmessage?: ((message: any, extra?: any) => void) | undefined;
  sessionId?: string | undefined;
}
