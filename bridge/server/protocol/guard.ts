import type { JsonValue } from '../../model/json.js';
import {
  invalidParams,
  type Message,
  type Params,
  type RequestId,
  type ResponseMessage,
  type Transport,
} from '../transport/transport.js';

/**
 * A transport that shows the SDK only what it deals with well.
 *
 * - Requests it would not recognize, and so leave without an answer, or refuse in its own prose, are refused here.
 * - It takes the ids `0` and `''` for absent when they are cancelled, so it sees others in their place.
 * - Tasks are not offered, and a server that does not offer them has to ignore that one is asked for.
 *
 * @see https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
 */
export function guard(transport: Transport): Transport {
  const guarded: Transport = {
    start: () => transport.start(),
    send: (message: Message) => transport.send(withId(message, restoreId)),
    close: () => transport.close(),
    ...(transport.sessionId !== undefined && { sessionId: transport.sessionId }),
  };
  const { onclose, onerror } = transport;
  transport.onmessage = (message: Message, extra) => {
    const refusal = refuse(message);
    if (refusal) transport.send(refusal).catch((error) => transport.onerror?.(error));
    else guarded.onmessage?.(simplify(message), extra);
  };
  transport.onclose = () => {
    onclose?.();
    guarded.onclose?.();
  };
  transport.onerror = (error) => {
    onerror?.(error);
    guarded.onerror?.(error);
  };
  return guarded;
}

function refuse(message: Message): ResponseMessage | undefined {
  if (!('method' in message) || !('id' in message)) return undefined;
  const { id, method, params = {} } = message;
  const problem = describeMeta(params) || (method === 'initialize' && describeHandshake(params));
  if (!problem) return undefined;
  const error = {
    code: invalidParams,
    message: `The parameters of "${method}" are not valid: ${problem}`,
  };
  return { jsonrpc: '2.0', id, error };
}

/** What is wrong with the metadata; empty when nothing is. */
function describeMeta({ _meta: meta }: Params): string {
  const { progressToken: token } = isObject(meta) ? meta : {};
  if (!isAbsent(meta) && !isObject(meta)) return '"_meta" is an object';
  const isToken = isAbsent(token) || typeof token === 'string' || Number.isSafeInteger(token);
  return isToken ? '' : '"progressToken" is a string or an integer';
}

/** What is wrong with the parameters of `initialize`; empty when nothing is. */
function describeHandshake({ protocolVersion, capabilities, clientInfo }: Params): string {
  if (typeof protocolVersion !== 'string') return '"protocolVersion" is a string';
  if (!isObject(capabilities)) return '"capabilities" is an object';
  const isNamed =
    isObject(clientInfo) &&
    typeof clientInfo.name === 'string' &&
    typeof clientInfo.version === 'string';
  return isNamed ? '' : '"clientInfo" has a "name" and a "version"';
}

function simplify(message: Message): Message {
  if (!('method' in message) || !message.params) return withId(message, replaceId);
  const { task: _task, _meta, requestId, ...others } = message.params;
  const params = {
    ...(message.method === 'initialize' ? handshakeOf(others) : others),
    ...(isObject(_meta) && { _meta: simplifyMeta(_meta) }),
    ...(requestId !== undefined && { requestId: replaceId(requestId as RequestId) }),
  };
  return withId({ ...message, params }, replaceId);
}

/** Without what a client can do, none of which is used. */
function handshakeOf({ protocolVersion, clientInfo }: Params): Params {
  const { name, version } = clientInfo as Params;
  return { protocolVersion, capabilities: {}, clientInfo: { name, version } } as Params;
}

function simplifyMeta({ [relatedTask]: _related, progressToken, ...meta }: Params): Params {
  return { ...meta, ...(!isAbsent(progressToken) && { progressToken }) };
}

const relatedTask = 'io.modelcontextprotocol/related-task';

const withId = (message: Message, change: (id: RequestId) => RequestId): Message =>
  'id' in message && message.id !== null ? { ...message, id: change(message.id) } : message;

const standIns = new Map<RequestId, RequestId>([
  [0, 'yargs-mcp:zero'],
  ['', 'yargs-mcp:empty'],
]);

const originals = new Map([...standIns].map(([id, standIn]) => [standIn, id]));

const replaceId = (id: RequestId) => standIns.get(id) ?? id;

const restoreId = (id: RequestId) => originals.get(id) ?? id;

const isObject = (value: JsonValue | undefined): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Clients without optional fields send null for nothing. */
const isAbsent = (value: JsonValue | undefined): value is null | undefined => value == null;
