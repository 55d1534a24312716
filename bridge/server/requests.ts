import type { ToolDefinition } from '../model/tool.js';
import { paginate } from './pages.js';
import { type ProgressUpdate, startProgress } from './progress.js';
import { RequestError } from './request-error.js';
import { listKept, readKept } from './resources.js';
import type { Service } from './service.js';
import {
  invalidParams,
  methodNotFound,
  type Params,
  type RequestId,
} from './transport/transport.js';
import { describeUnknownTool } from './unknown-tool.js';

/** What a protocol gives along with a request. */
export interface RequestContext {
  readonly signal: AbortSignal;
  /** Set where the client asks to be told of progress. */
  readonly progressToken?: RequestId | undefined;
  readonly sendProgress: (update: ProgressUpdate) => Promise<void>;
}

export interface Request {
  readonly method: string;
  readonly params: Params;
}

/** @throws RequestError */
export type RequestHandler = (request: Request, context: RequestContext) => Promise<object>;

/** Answers the requests that all revisions of MCP share, without knowing any of them. */
export function createRequestHandler(service: Service): RequestHandler {
  const pages = paginate(service.catalogue.tools);
  const methods = new Map<string, Method>([
    ['tools/list', async ({ cursor }) => listTools(pages, cursor)],
    ['tools/call', (params, context) => callTool(service, params, context)],
    ['resources/list', async () => listKept(service.kept)],
    ['resources/templates/list', async () => ({ resourceTemplates: [] })],
    ['resources/read', ({ uri }) => readKept(service.kept, uri)],
  ]);
  return async ({ method, params }, context) => {
    const answer = methods.get(method);
    if (!answer) throw new RequestError(methodNotFound, `Unknown method "${method}"`);
    return answer(params, context);
  };
}

type Method = (params: Params, context: RequestContext) => Promise<object>;

function listTools(pages: readonly ToolDefinition[][], cursor: unknown): object {
  // Clients without optional fields send an empty one.
  const isFirst = cursor === undefined || cursor === null || cursor === '';
  const at = isFirst ? 0 : pages.findIndex((_, index) => String(index) === cursor);
  if (at === -1)
    throw new RequestError(
      invalidParams,
      `Unknown cursor ${JSON.stringify(cursor)}: leave it out to list the tools from the start`,
    );
  return { tools: pages[at], ...(at + 1 < pages.length && { nextCursor: String(at + 1) }) };
}

async function callTool(
  { catalogue, call }: Service,
  { name, arguments: input }: Params,
  context: RequestContext,
): Promise<object> {
  if (typeof name !== 'string') throw new RequestError(invalidParams, '"name" is not a string');
  const tool = catalogue.find(name);
  if (!tool) throw new RequestError(invalidParams, describeUnknownTool(name, catalogue));
  const { signal, progressToken, sendProgress } = context;
  // Clients without optional fields send null.
  const request = { input: input ?? {}, signal };
  if (progressToken === undefined) return call(tool, request);
  const progress = startProgress({ token: progressToken, send: sendProgress });
  try {
    return await call(tool, { ...request, onStderr: progress.onStderr });
  } finally {
    progress.stop();
  }
}
