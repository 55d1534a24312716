import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../bridge/model/invocation.js';
import type { Outcome } from '../../bridge/model/outcome.js';
import type { Seen } from './terminal.js';

export const hostileProgram = fileURLToPath(
  new URL('../programs/hostile/program.js', import.meta.url),
);

const runner = fileURLToPath(new URL('./hostile-runner.js', import.meta.url));
const built = path.resolve('bridge/dist/executor');

/** The environment that a call is given, in the terminal as in the server. */
export const environment = {
  PATH: process.env.PATH ?? '',
  NO_COLOR: '1',
  COLUMNS: '80',
  YARGS_MCP: '1',
};

export interface HostileCase {
  readonly argv: readonly string[];
  readonly stdin?: string;
  readonly limits?: Partial<Limits>;
  readonly env?: Readonly<Record<string, string>>;
  /** Without neighbours. */
  readonly alone?: true;
}

export type HostileOutcome = Seen & Omit<Outcome, 'stdout' | 'stderr'>;

/** One case: alone, beside three neighbours, and what came after. */
export interface HostileResult {
  readonly argv: readonly string[];
  readonly alone: HostileOutcome;
  readonly together: HostileOutcome;
  readonly neighbours: readonly HostileOutcome[];
  readonly next: HostileOutcome;
}

export interface HostileRun {
  readonly results: readonly HostileResult[];
  /** Lines of the real standard output that are no result. */
  readonly strays: readonly string[];
  readonly stderr: string;
  readonly code: number | null;
  readonly pid: number | undefined;
}

/** Runs cases one after the other in one process with the built executor. */
export async function runInServer(
  cases: readonly HostileCase[],
  options: { readonly script?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<HostileRun> {
  const { script = hostileProgram, env } = options;
  const server = spawn(process.execPath, [runner, built, script], {
    env: { ...environment, ...env, OF_THE_SERVER: 'yes' },
    // Ended before the test that waits for it.
    timeout: 110_000,
    killSignal: 'SIGKILL',
  });
  server.stdin.end(JSON.stringify(cases));
  const [stdout, stderr, [code]] = await Promise.all([
    text(server.stdout),
    text(server.stderr),
    once(server, 'close'),
  ]);
  const lines = stdout.split('\n').filter((line) => line !== '');
  const isResult = (line: string) => line.startsWith('{"argv":');
  return {
    results: lines.filter(isResult).map((line) => JSON.parse(line)),
    strays: lines.filter((line) => !isResult(line)),
    stderr,
    code: code as number | null,
    pid: server.pid,
  };
}

/** What the neighbour of this number prints and ends with, whoever runs beside it. */
export function neighbour(id: number): Seen {
  const steps = [0, 1, 2, 3, 4];
  const line = (step: number) => `  step ${step} in ${process.cwd()} with --id=${id}\n`;
  return {
    stdout: `neighbour ${id}\n${steps.map(line).join('')}`,
    stderr: steps.map((step) => `${id}.${step}\n`).join(''),
    exitCode: id,
  };
}

export function seenOf({ stdout, stderr, exitCode }: HostileOutcome): Seen {
  return { stdout, stderr, exitCode };
}
