import { Writable } from 'node:stream';
import type { OutputSink } from './output-sink.js';

/** `process.stdout` or `process.stderr` of one call, as Node makes it for a pipe. */
export class OutputStream extends Writable {
  readonly fd: 1 | 2;
  readonly _type = 'pipe';
  readonly _isStdio = true;
  /** Some programs reach for the handle to make a pipe blocking, which this stream always is. */
  readonly _handle = { setBlocking: () => 0, hasRef: () => true, ref: () => {}, unref: () => {} };
  readonly #sink: OutputSink;
  #shut = false;

  constructor(fd: 1 | 2, sink: OutputSink) {
    super({ decodeStrings: true, emitClose: false });
    this.fd = fd;
    this.#sink = sink;
  }

  override _write(chunk: Uint8Array, _encoding: string, callback: (error?: Error) => void): void {
    if (!this.#shut) this.#sink.write(chunk);
    callback(this.#shut ? brokenPipe() : undefined);
  }

  override _final(callback: (error?: Error) => void): void {
    this.#shut = true;
    callback();
  }

  /** Node's standard streams cannot be destroyed: they say so and stay usable. */
  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    callback(error);
    (this as unknown as { _undestroy(): void })._undestroy();
    process.nextTick(() => this.emit('close'));
  }

  destroySoon(): void {
    this.destroy();
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

function brokenPipe(): Error {
  return Object.assign(new Error('write EPIPE'), { errno: -32, code: 'EPIPE', syscall: 'write' });
}
