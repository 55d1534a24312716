import { Writable } from 'node:stream';
import type { Descriptors } from './descriptors.js';
import type { OutputSink } from './output-sink.js';
import { streamError } from './system-error.js';

/** `process.stdout` or `process.stderr` of one call, as Node makes it for a pipe. */
export class OutputStream extends Writable {
  readonly fd: 1 | 2;
  readonly _type = 'pipe';
  readonly _isStdio = true;
  /** Some programs reach for the handle to make a pipe blocking, which this stream always is. */
  readonly _handle = { setBlocking: () => 0, hasRef: () => true, ref: () => {}, unref: () => {} };
  readonly #sink: OutputSink;
  readonly #descriptors: Descriptors;
  /** Node gives a stream that leads nowhere to whoever asks for one on a closed descriptor. */
  readonly #nowhere: boolean;
  #shut = false;

  constructor(fd: 1 | 2, sink: OutputSink, options: { readonly descriptors: Descriptors }) {
    super({ decodeStrings: true, emitClose: false });
    this.fd = fd;
    this.#sink = sink;
    this.#descriptors = options.descriptors;
    this.#nowhere = options.descriptors.isClosed(fd);
  }

  override _write(chunk: Uint8Array, _encoding: string, callback: (error?: Error) => void): void {
    if (this.#nowhere) callback();
    else if (this.#shut) callback(streamError('EPIPE', 'write'));
    else if (this.#descriptors.isClosed(this.fd)) callback(streamError('EBADF', 'write'));
    else {
      this.#sink.write(chunk);
      callback();
    }
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
