import {
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  fstatSync,
  openSync,
} from 'node:fs';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import tty from 'node:tty';
import { install } from './routes/install.js';
import { keepStandardStreams, releaseStandardStreams } from './routes/stray-output.js';
import { realStream } from './routes/streams.js';

/** The real standard input and output of this process, for whoever speaks a protocol over them. */
export interface ProtocolStreams {
  readonly input: Readable;
  readonly output: Writable;
  /** Gives them back: code outside calls may use them again, where the system lets it. */
  release(): void;
}

/**
 * Takes standard input and output for a protocol. From then on nobody else reaches them: what code outside any
 * call prints goes to standard error, and it finds standard input at its end. To be called before the program
 * is loaded.
 *
 * Where the system lets a descriptor be opened again, which is for pipes, files and terminals but not for
 * sockets, the first two descriptors themselves lead elsewhere afterwards, so that native code and children
 * are kept out too.
 */
export function takeProtocolStreams(): ProtocolStreams {
  const uninstall = install();
  const streams = moveAside() ?? { input: realStream('stdin'), output: realStream('stdout') };
  keepStandardStreams();
  return {
    ...streams,
    release() {
      releaseStandardStreams();
      uninstall();
    },
  };
}

/** Undefined where a descriptor cannot be opened again; then both stay what they are. */
function moveAside(): Pick<ProtocolStreams, 'input' | 'output'> | undefined {
  const input = openAgain(0, constants.O_RDONLY);
  const output = input && openAgain(1, constants.O_WRONLY | constants.O_APPEND);
  if (output === undefined) {
    if (input !== undefined) closeSync(input);
    return undefined;
  }
  closeSync(0);
  openSync('/dev/null', constants.O_RDONLY);
  closeSync(1);
  if (openAgain(2, constants.O_WRONLY | constants.O_APPEND) === undefined)
    openSync('/dev/null', 'w');
  return { input: readerOf(input as number), output: writerOf(output) };
}

/**
 * Opening takes the lowest number that is free, so after a `close` it takes the place of what was closed.
 * A socket stays where it is: some systems refuse to open it by name, others share it instead.
 */
function openAgain(fd: number, flags: number): number | undefined {
  if (isSocket(fd)) return undefined;
  for (const directory of ['/proc/self/fd', '/dev/fd']) {
    try {
      return openSync(`${directory}/${fd}`, flags | constants.O_NOCTTY);
    } catch {
      // Not every system has the first directory.
    }
  }
  return undefined;
}

function isSocket(fd: number): boolean {
  try {
    return fstatSync(fd).isSocket();
  } catch {
    // Closed; opening says so too.
    return false;
  }
}

function readerOf(fd: number): Readable {
  if (fstatSync(fd).isFIFO()) return new Socket({ fd, readable: true, writable: false });
  return tty.isatty(fd) ? new tty.ReadStream(fd) : createReadStream('', { fd });
}

function writerOf(fd: number): Writable {
  if (fstatSync(fd).isFIFO()) return new Socket({ fd, readable: false, writable: true });
  return tty.isatty(fd) ? new tty.WriteStream(fd) : createWriteStream('', { fd });
}
