/** Receives the lines of a stream of bytes. */
export interface LineReceiver {
  line(text: string): void;
  /** A line longer than the limit was dropped; its beginning and end are kept to read an id from. */
  tooLong(ends: { readonly head: string; readonly tail: string; readonly size: number }): void;
}

export interface LineReader {
  push(chunk: Uint8Array): void;
  /** The stream is over; what follows the last newline is a line too. */
  end(): void;
}

/**
 * Splits bytes into lines of text. A chunk is looked at once and copied at most once, however many it
 * takes to complete a line, and characters may be split between chunks.
 *
 * @param limit bytes a line may have
 */
export function createLineReader(receiver: LineReceiver, limit: number): LineReader {
  let parts: Uint8Array[] = [];
  let size = 0;
  let dropped: { head: string; tail: Buffer } | undefined;

  const add = (part: Uint8Array) => {
    size += part.length;
    if (dropped) dropped.tail = lastBytes(dropped.tail, part);
    else parts.push(part);
    if (dropped || size <= limit) return;
    const line = Buffer.concat(parts);
    dropped = { head: line.toString('utf8', 0, kept), tail: lastBytes(Buffer.alloc(0), line) };
    parts = [];
  };

  const finish = () => {
    if (dropped)
      receiver.tooLong({ head: dropped.head, tail: dropped.tail.toString('utf8'), size });
    else if (size > 0) receiver.line(toLine(Buffer.concat(parts)));
    parts = [];
    size = 0;
    dropped = undefined;
  };

  return {
    push(chunk) {
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        add(chunk.subarray(start, at));
        finish();
        start = at + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
    },
    end: finish,
  };
}

const NEWLINE = 0x0a;

/** Bytes kept of each end of a line that is dropped. */
const kept = 1024;

const lastBytes = (before: Buffer, added: Uint8Array) =>
  Buffer.concat([before, added.subarray(-kept)]).subarray(-kept);

/** Without a byte order mark and the carriage return of `\r\n`. */
const toLine = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r$/, '');
