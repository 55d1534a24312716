import { Readable } from 'node:stream';
import type { InputSource } from './input-source.js';

/** What one read of a pipe returns at most. */
const pipeRead = 65536;

/** `process.stdin` of one call, as Node makes it for a pipe. */
export class InputStream extends Readable {
  readonly fd = 0;
  readonly #source: InputSource;

  constructor(source: InputSource) {
    super({ highWaterMark: pipeRead });
    this.#source = source;
  }

  /** A turn later, as input from a pipe arrives: listeners added after an `await` still hear it. */
  override _read(): void {
    setImmediate(() => {
      if (this.destroyed) return;
      const chunk = this.#source.take(pipeRead);
      this.push(chunk.length > 0 ? chunk : null);
    });
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
