import { randomBytes } from 'node:crypto';
import type { WriteStream } from 'node:tty';
import { currentCall } from 'yargs-mcp';
import type { Context, Input, Output } from '../src/context.js';
import { isolate } from './isolate.js';
import { processFiles } from './process-files.js';

/** The world of one command line. */
export interface ProgramContext extends Context {
  /** What the program ends with. @default 0 */
  exitCode: number | undefined;
}

/**
 * The world of this process. Every member is read when it is used: under the bridge one process
 * serves many calls, each with a directory, an environment and streams of its own.
 */
export function processContext(): ProgramContext {
  return {
    get cwd() {
      return process.cwd();
    },
    get env() {
      return process.env;
    },
    get signal() {
      return currentCall()?.signal;
    },
    files: processFiles,
    clock: { now: () => Date.now() },
    random: { bytes: (size) => randomBytes(size) },
    stdin: standardInput,
    stdout: outputOf(() => process.stdout),
    stderr: outputOf(() => process.stderr),
    isolate,
    get exitCode() {
      return process.exitCode as number | undefined;
    },
    set exitCode(code) {
      process.exitCode = code;
    },
  };
}

const standardInput: Input = {
  get isTerminal() {
    return process.stdin.isTTY === true;
  },
  async read() {
    const chunks: Uint8Array[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    return Buffer.concat(chunks);
  },
};

function outputOf(stream: () => WriteStream): Output {
  return {
    get isTerminal() {
      return stream().isTTY === true;
    },
    get columns() {
      return stream().columns || Number(process.env.COLUMNS) || 80;
    },
    get color() {
      return stream().isTTY === true && stream().hasColors();
    },
    write(chunk) {
      // A failed write is the stream's `error` event, which `main.ts` answers.
      return new Promise((resolve) => void stream().write(chunk, () => resolve()));
    },
  };
}
