import type { Writable } from 'node:stream';
import { install } from '../executor/routes/install.js';
import { keepStandardStreams } from '../executor/routes/stray-output.js';
import { realStream } from '../executor/routes/streams.js';

/**
 * Standard output for what `mcp` itself prints. From then on what a program prints while it is read goes
 * to standard error, so that a list that is piped into a file is a list and nothing else.
 */
export function takeOutput(): Writable {
  terminal ??= process.stdin.isTTY === true;
  install();
  const output = realStream('stdout');
  // A reader may have seen enough, as `head` does.
  output.on('error', () => {});
  keepStandardStreams();
  return output;
}

/** Asked before anything is kept, which has Node make the stream too: made later, one of a socket is at its end at once. */
let terminal: boolean | undefined;

/** Whether a person is at standard input, and no client. */
export function inputIsTerminal(): boolean {
  return terminal ?? process.stdin.isTTY === true;
}
