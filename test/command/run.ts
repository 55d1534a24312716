import { type SpawnOptions, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Runs a program of `test/` to its end, with nothing on standard input. */
export async function run(program: string, ...args: readonly string[]): Promise<Ended> {
  return runNode({}, fileURLToPath(new URL(`../${program}`, import.meta.url)), ...args);
}

export async function runNode(
  { cwd, env }: Pick<SpawnOptions, 'cwd' | 'env'>,
  ...args: readonly string[]
): Promise<Ended> {
  const child = spawn(process.execPath, [...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, code };
}
