import type { Context, Files } from '../../src/context.js';
import { ToolError } from '../../src/errors.js';

/** A world that is the same in every run: nothing in it but what a test puts there. */
export function testContext(overrides: Partial<Context> = {}): Context {
  return {
    cwd: '/home/test',
    env: {},
    signal: undefined,
    files: memoryFiles(),
    clock: { now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 678) },
    random: { bytes: (size) => Uint8Array.from({ length: size }, (_, index) => index % 256) },
    stdin: { isTerminal: false, read: async () => new Uint8Array() },
    stdout: silentOutput,
    stderr: silentOutput,
    // In this thread and without limits; the thread has tests of its own in test/cli.
    isolate: async (module, input) =>
      (await import(module.href.replace(/\.js$/, '.ts'))).run(input),
    ...overrides,
  };
}

/** Files that are nowhere but in `content`, by the path they are asked for. */
export function memoryFiles(content: Map<string, Uint8Array> = new Map()): Files {
  return {
    async read(path) {
      const bytes = content.get(path);
      if (!bytes) throw new ToolError(`Cannot read '${path}': there is no such file or directory`);
      return bytes;
    },
    async write(path, bytes) {
      content.set(path, Buffer.from(bytes));
    },
  };
}

const silentOutput = { isTerminal: false, columns: 80, color: false, write: async () => {} };
