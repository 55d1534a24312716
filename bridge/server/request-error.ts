/** A protocol error: the request itself is wrong, so no result can say so. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    /** @see https://www.jsonrpc.org/specification#error_object */
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
