import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const launcher = fileURLToPath(new URL('../../cli/devtool.js', import.meta.url));

export interface Run {
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly exitCode: number | null;
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built program as a person's shell would, with its streams piped. */
export function devtool(argv: readonly string[], options: RunOptions = {}): Promise<Run> {
  return run(process.execPath, [launcher, ...argv], options);
}

/** Runs a line for a POSIX shell in which `devtool` is the built program. */
export function shell(line: string, options: RunOptions = {}): Promise<Run> {
  const definition = 'devtool() { "$NODE" "$LAUNCHER" "$@"; }';
  const env = { NODE: process.execPath, LAUNCHER: launcher, ...options.env };
  return run('/bin/sh', ['-c', `${definition}; ${line}`], { ...options, env });
}

function run(file: string, argv: readonly string[], options: RunOptions): Promise<Run> {
  const child = spawn(file, argv, {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...options.env },
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A program that does not read its input may be gone before all of it is written.
  child.stdin.on('error', () => {});
  child.stdin.end(options.stdin ?? '');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) =>
      resolve({
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString(),
        exitCode,
      }),
    );
  });
}
