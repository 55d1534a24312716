import type { RequestId, ResponseMessage } from './transport.js';

/** Gathers the responses to the requests of a batch, which are answered together. */
export interface Batches {
  /**
   * @param ids of the requests in a batch
   * @param answers that are known already, for its invalid entries
   */
  open(ids: readonly RequestId[], answers: readonly ResponseMessage[]): void;
  /** True when the response belongs to a batch, which is sent once it is complete. */
  take(response: ResponseMessage): boolean;
  /** The request was cancelled: there will be no response. */
  drop(id: RequestId): void;
}

/** Batches are part of revision 2025-03-26 of MCP and of JSON-RPC; a batch of notifications is not answered. */
export function createBatches(send: (responses: readonly ResponseMessage[]) => void): Batches {
  const byId = new Map<RequestId, Batch>();

  const settle = (id: RequestId, batch: Batch) => {
    byId.delete(id);
    batch.waiting.delete(id);
    if (batch.waiting.size === 0 && batch.answers.length > 0) send(batch.answers);
  };

  return {
    open(ids, answers) {
      const batch = { waiting: new Set(ids), answers: [...answers] };
      for (const id of ids) byId.set(id, batch);
      if (ids.length === 0 && answers.length > 0) send(answers);
    },
    take(response) {
      const batch = response.id === null ? undefined : byId.get(response.id);
      if (!batch || response.id === null) return false;
      batch.answers.push(response);
      settle(response.id, batch);
      return true;
    },
    drop(id) {
      const batch = byId.get(id);
      if (batch) settle(id, batch);
    },
  };
}

interface Batch {
  readonly waiting: Set<RequestId>;
  readonly answers: ResponseMessage[];
}
