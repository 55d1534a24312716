import { StringDecoder } from 'node:string_decoder';
import type { RequestId } from './transport/transport.js';
import { makeVisible } from './visible.js';

/** @see https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress */
export interface ProgressUpdate {
  readonly progressToken: RequestId;
  /** Grows with each update. */
  readonly progress: number;
  readonly message: string;
}

export interface Progress {
  /** Takes what a command writes to standard error. */
  readonly onStderr: (chunk: Uint8Array) => void;
  /** After it nothing is sent. */
  stop(): void;
}

export interface ProgressOptions {
  readonly token: RequestId;
  /** Resolves when the client has taken the update; until then the next one waits. */
  readonly send: (update: ProgressUpdate) => Promise<void>;
  /** Milliseconds between two updates; of the lines in between the last is sent. @default 100 */
  readonly interval?: number;
  /** Milliseconds without an update, after which one says that the call is running. @default 5000 */
  readonly heartbeat?: number;
}

/** Tells a client what a running command says, and that it is running at all: clients give up on a silent call. */
export function startProgress(options: ProgressOptions): Progress {
  const { token, send, interval = 100, heartbeat = 5_000 } = options;
  const started = Date.now();
  const readLine = createLastLine();
  let waiting: string | undefined;
  let progress = 0;
  let isBusy = false;
  let isStopped = false;

  const flush = async () => {
    if (isBusy || isStopped || waiting === undefined) return;
    const update = { progressToken: token, progress: ++progress, message: waiting };
    isBusy = true;
    waiting = undefined;
    beat.refresh();
    await Promise.all([send(update).catch(() => {}), pause(interval)]);
    isBusy = false;
    flush();
  };

  const beat = setInterval(() => {
    waiting ??= `Running for ${Math.round((Date.now() - started) / 1000)} s`;
    flush();
  }, heartbeat);

  return {
    onStderr(chunk) {
      waiting = readLine(chunk) ?? waiting;
      flush();
    },
    stop() {
      isStopped = true;
      clearInterval(beat);
    },
  };
}

/** The last complete line with something on it, of what has been written so far; undefined where a chunk brings none. */
function createLastLine(): (chunk: Uint8Array) => string | undefined {
  const decoder = new StringDecoder('utf8');
  let partial = '';
  return (chunk) => {
    const lines = (partial + decoder.write(Buffer.from(chunk))).split(/[\r\n]+/);
    partial = (lines.pop() as string).slice(0, lineLimit);
    return lines
      .map((line) => makeVisible(line.slice(0, lineLimit)).trim())
      .findLast((line) => line !== '');
  };
}

/** Characters shown of one line. */
const lineLimit = 500;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
