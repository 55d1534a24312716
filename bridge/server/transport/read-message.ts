import type { JsonValue } from '../../model/json.js';
import {
  invalidRequest,
  type Message,
  type Params,
  type RequestId,
  type ResponseMessage,
} from './transport.js';

/** What a line, or one entry of a batch, turned out to be. */
export type Reading =
  | { readonly kind: 'message'; readonly message: Message }
  /** Answered with an error. */
  | { readonly kind: 'invalid'; readonly answer: ResponseMessage }
  /** Not answered: an answer to what a peer merely echoes would be echoed again, without end. */
  | { readonly kind: 'ignored'; readonly reason: string };

/**
 * Decides what a JSON value is in JSON-RPC 2.0, as MCP narrows it: ids are strings or integers, parameters
 * are objects. Members that JSON-RPC does not define are left out.
 */
export function readMessage(value: JsonValue): Reading {
  if (!isObject(value)) return invalid(null, 'a message is an object');
  const id = isId(value.id) ? value.id : null;
  if (value.method === undefined && ('result' in value || 'error' in value))
    return readResponse(value, id);
  if (value.jsonrpc !== '2.0') return invalid(id, 'its member "jsonrpc" is "2.0"');
  if (typeof value.method !== 'string') return invalid(id, 'its member "method" is a string');
  if ('id' in value && id === null) return invalid(id, 'its member "id" is a string or an integer');
  // Clients without optional fields send null for nothing.
  const params = (value.params ?? undefined) as Params | undefined;
  if (params !== undefined && !isObject(params))
    return invalid(id, 'its member "params" is an object');
  const message = { jsonrpc: '2.0', method: value.method, ...(params && { params }) } as const;
  return { kind: 'message', message: id === null ? message : { ...message, id } };
}

/** The error that answers what is not a valid message. */
export function invalidMessage(id: RequestId | null, reason: string): ResponseMessage {
  return {
    jsonrpc: '2.0',
    id,
    error: { code: invalidRequest, message: `Not a valid JSON-RPC 2.0 message: ${reason}` },
  };
}

/**
 * The id of a message that was too long to be read, from its first and last characters; null where
 * neither shows it. Writers of JSON put it at the beginning or at the very end.
 */
export function readIdFromEnds({ head, tail }: { head: string; tail: string }): RequestId | null {
  const found = idAtStart.exec(head) ?? idAtEnd.exec(tail);
  if (!found) return null;
  const id: unknown = JSON.parse(found[1] as string);
  return isId(id) ? id : null;
}

function readResponse(value: { readonly [key: string]: JsonValue }, id: RequestId | null): Reading {
  if (value.jsonrpc !== '2.0' || id === null)
    return { kind: 'ignored', reason: 'a response without a valid id' };
  const answer = 'error' in value ? { error: value.error } : { result: value.result };
  return { kind: 'message', message: { jsonrpc: '2.0', id, ...answer } as Message };
}

const invalid = (id: RequestId | null, reason: string): Reading => ({
  kind: 'invalid',
  answer: invalidMessage(id, reason),
});

const isObject = (value: unknown): value is { readonly [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (id: unknown): id is RequestId => typeof id === 'string' || Number.isSafeInteger(id);

const idPattern = '"id"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*"|-?\\d+)\\s*';

/** Among the first members, before any that holds others. */
const idAtStart = new RegExp(
  `^\\s*\\{\\s*(?:"(?:jsonrpc|method)"\\s*:\\s*"[^"\\\\]*"\\s*,\\s*)*${idPattern}[,}]`,
);

/** Directly before the end: what closes the line closes the message itself. */
const idAtEnd = new RegExp(
  `,\\s*${idPattern}(?:,\\s*"(?:jsonrpc|method)"\\s*:\\s*"[^"\\\\]*"\\s*)*\\}\\s*$`,
);
