const smallestBlock = 1024;
const largestBlock = 1024 * 1024;

/** Keeps the first `limit` bytes written to it, counts the rest, and never makes the writer wait. */
export class OutputSink {
  readonly #limit: number;
  readonly #onChunk: ((chunk: Uint8Array) => void) | undefined;
  readonly #full: Uint8Array[] = [];
  #block = new Uint8Array(0);
  #used = 0;
  #kept = 0;
  #bytes = 0;
  #closed = false;

  constructor(limit: number, onChunk?: (chunk: Uint8Array) => void) {
    this.#limit = limit;
    this.#onChunk = onChunk;
  }

  /** Bytes written in all, kept or not. */
  get bytes(): number {
    return this.#bytes;
  }

  get truncated(): boolean {
    return this.#bytes > this.#kept;
  }

  /** Copies the chunk: callers reuse their buffers. Dropped once closed. */
  write(chunk: Uint8Array): void {
    if (this.#closed || chunk.length === 0) return;
    this.#bytes += chunk.length;
    const fitting = Math.min(chunk.length, this.#limit - this.#kept);
    for (let from = 0; from < fitting; ) from += this.#keep(chunk.subarray(from, fitting));
    this.#onChunk?.(Uint8Array.prototype.slice.call(chunk));
  }

  close(): void {
    this.#closed = true;
  }

  contents(): Uint8Array {
    // Of a size of its own: a view of a shared pool would take the pool along to another thread.
    const contents = new Uint8Array(this.#kept);
    let at = 0;
    for (const block of [...this.#full, this.#block.subarray(0, this.#used)]) {
      contents.set(block, at);
      at += block.length;
    }
    return contents;
  }

  #keep(chunk: Uint8Array): number {
    if (this.#used === this.#block.length) this.#grow(chunk.length);
    const length = Math.min(chunk.length, this.#block.length - this.#used);
    this.#block.set(length === chunk.length ? chunk : chunk.subarray(0, length), this.#used);
    this.#used += length;
    this.#kept += length;
    return length;
  }

  #grow(wanted: number): void {
    if (this.#used > 0) this.#full.push(this.#block);
    const size = Math.max(wanted, this.#block.length * 2, smallestBlock);
    this.#block = new Uint8Array(Math.min(size, Math.max(largestBlock, wanted)));
    this.#used = 0;
  }
}
