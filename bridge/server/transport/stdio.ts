import type { Readable, Writable } from 'node:stream';
import type { JsonValue } from '../../model/json.js';
import { type Batches, createBatches } from './batches.js';
import { createLineReader, type LineReader } from './lines.js';
import { invalidMessage, type Reading, readIdFromEnds, readMessage } from './read-message.js';
import type { Message, RequestId, ResponseMessage, Transport } from './transport.js';

export interface StdioOptions {
  /** Bytes of one incoming message; a longer one is refused and the connection lives. @default 16777216 */
  readonly messageLimit?: number;
  /** Milliseconds that requests under way may still take when the input has ended. @default 800 */
  readonly patience?: number;
  /** Milliseconds to hand over what is written when closing, to a client that may no longer read. @default 1000 */
  readonly flushLimit?: number;
}

/**
 * MCP over two streams: one message of JSON per line.
 *
 * A line that is not JSON is ignored; JSON that is not a message is answered with an error; a batch is
 * answered as a batch. The end of input, or a client that has gone, closes the transport: requests under
 * way are given a moment, then aborted through `onclose`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#stdio
 */
export class StdioTransport implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: ((message: Message) => void) | undefined;
  /** Resolves when the transport is closed and what was written is handed over. */
  readonly closed: Promise<void>;

  readonly #input: Readable;
  readonly #output: Writable;
  readonly #limits: Required<StdioOptions>;
  readonly #lines: LineReader;
  readonly #batches: Batches;
  /** Requests that are not answered yet. */
  readonly #open = new Set<RequestId>();
  #hasEnded = false;
  #isClosing = false;
  #reportClosed!: () => void;
  #reportIdle: () => void = () => {};

  constructor(streams: { input: Readable; output: Writable }, options: StdioOptions = {}) {
    this.#input = streams.input;
    this.#output = streams.output;
    this.#limits = { messageLimit: 16 * 1024 * 1024, patience: 800, flushLimit: 1_000, ...options };
    this.#lines = createLineReader(
      { line: (line) => this.#receive(line), tooLong: (ends) => this.#refuse(ends) },
      this.#limits.messageLimit,
    );
    this.#batches = createBatches((responses) => this.#write(responses));
    this.closed = new Promise((resolve) => {
      this.#reportClosed = resolve;
    });
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#onData);
    this.#input.on('end', this.#onEnd);
    this.#input.on('close', this.#onEnd);
    this.#input.on('error', this.#onEnd);
    this.#output.on('error', this.#onGone);
    this.#output.on('close', this.#onGone);
  }

  /**
   * Resolves when the stream has taken the message. A response to a request that was cancelled is
   * dropped, and so is everything once the transport is closed.
   */
  async send(message: Message): Promise<void> {
    if (this.#isClosing) return;
    if (!isResponse(message)) return this.#write(message);
    if (message.id === null || !this.#open.has(message.id)) return;
    this.#settle(message.id);
    if (!this.#batches.take(message)) await this.#write(message);
  }

  close(): Promise<void> {
    if (this.#isClosing) return this.closed;
    this.#isClosing = true;
    this.#input.off('data', this.#onData);
    this.#input.pause();
    this.onclose?.();
    this.#flush().then(this.#reportClosed);
    return this.closed;
  }

  readonly #onData = (chunk: Buffer) => this.#lines.push(chunk);

  readonly #onEnd = () => {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#lines.end();
    const idle = new Promise<void>((resolve) => {
      this.#reportIdle = resolve;
    });
    if (this.#open.size === 0) this.#reportIdle();
    atMost(idle, this.#limits.patience).then(() => this.close());
  };

  readonly #onGone = () => {
    this.close();
  };

  #receive(line: string): void {
    if (line.trim() === '') return;
    const value = parseJson(line);
    if (value === undefined) this.#ignore(`a line of ${line.length} characters that is not JSON`);
    else if (Array.isArray(value)) this.#receiveBatch(value);
    else this.#receiveOne(this.#read(value));
  }

  #receiveOne(reading: Reading): void {
    if (reading.kind === 'invalid') this.#write(reading.answer);
    else this.#deliver(reading);
  }

  #receiveBatch(entries: readonly JsonValue[]): void {
    if (entries.length === 0 || entries.length > batchLimit) {
      this.#write(invalidMessage(null, `a batch has 1 to ${batchLimit} entries`));
      return;
    }
    const readings = entries.map((entry) => this.#read(entry));
    const ids = readings.flatMap((reading) => requestId(reading) ?? []);
    const answers = readings.flatMap((reading) =>
      reading.kind === 'invalid' ? reading.answer : [],
    );
    this.#batches.open(ids, answers);
    for (const reading of readings) this.#deliver(reading);
  }

  /** Two requests of one id could not be told apart. */
  #read(value: JsonValue): Reading {
    const reading = readMessage(value);
    const id = requestId(reading);
    if (id === undefined) return reading;
    if (this.#open.has(id))
      return {
        kind: 'invalid',
        answer: invalidMessage(id, 'its id is that of a request under way'),
      };
    this.#open.add(id);
    return reading;
  }

  #deliver(reading: Reading): void {
    if (reading.kind === 'ignored') this.#ignore(reading.reason);
    if (reading.kind !== 'message') return;
    const cancelled = cancelledId(reading.message);
    if (cancelled !== undefined) {
      this.#batches.drop(cancelled);
      this.#settle(cancelled);
    }
    this.onmessage?.(reading.message);
  }

  #refuse(ends: { head: string; tail: string; size: number }): void {
    const reason = `it has ${ends.size} bytes, more than the ${this.#limits.messageLimit} a message may have`;
    this.#write(invalidMessage(readIdFromEnds(ends), reason));
  }

  #settle(id: RequestId): void {
    this.#open.delete(id);
    if (this.#open.size === 0) this.#reportIdle();
  }

  #ignore(what: string): void {
    this.onerror?.(new Error(`Ignored ${what}`));
  }

  /** One write per message, so that nothing can come between its parts. */
  #write(message: Message | readonly ResponseMessage[]): Promise<void> {
    if (this.#output.destroyed || this.#output.writableEnded) return Promise.resolve();
    return new Promise((resolve) => {
      this.#output.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  }

  async #flush(): Promise<void> {
    if (this.#output.destroyed || this.#output.writableLength === 0) return;
    const drained = new Promise<void>((resolve) => this.#output.write('', () => resolve()));
    await atMost(drained, this.#limits.flushLimit);
  }
}

/** Entries of one batch; each is answered, so that a line of a few megabytes may not ask for millions. */
const batchLimit = 1_000;

const isResponse = (message: Message): message is ResponseMessage => !('method' in message);

function requestId(reading: Reading): RequestId | undefined {
  if (reading.kind !== 'message' || isResponse(reading.message)) return undefined;
  return 'id' in reading.message ? reading.message.id : undefined;
}

function cancelledId(message: Message): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined;
  return message.params?.requestId as RequestId | undefined;
}

function parseJson(line: string): JsonValue | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function atMost(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
