import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One command line of the program in a folder. */
export interface TerminalCall {
  /** URL with a slash at its end. */
  readonly folder: string;
  readonly argv: readonly string[];
  /** @default none: the end of input */
  readonly stdin?: string | undefined;
}

export interface TerminalRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

export interface TerminalOptions {
  /** The package of the yargs to run under. */
  readonly packageName: string;
  /** Added to the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
}

/** Runs command lines in real processes. Those that do not exit share one, for starting one costs most of the time. */
export async function runInTerminal(
  calls: readonly TerminalCall[],
  options: TerminalOptions,
): Promise<readonly TerminalRun[]> {
  const runs: TerminalRun[] = [];
  while (runs.length < calls.length) {
    const batch = firstBatch(calls.slice(runs.length));
    runs.push(...readRuns(await start(batch, options), batch.length));
  }
  return runs;
}

/** Standard input is read once per process, and a command line has room for so much. */
function firstBatch(calls: readonly TerminalCall[]): readonly TerminalCall[] {
  const next = calls.findIndex(({ stdin }, index) => index > 0 && stdin !== undefined);
  const end = calls[0]?.stdin !== undefined ? 1 : next;
  return calls.slice(0, end === -1 ? mostCalls : Math.min(end, mostCalls));
}

const mostCalls = 50;

const script = fileURLToPath(new URL('run-calls.js', import.meta.url));

function start(batch: readonly TerminalCall[], { packageName, env }: TerminalOptions) {
  const calls = batch.map(({ folder, argv }) => ({ folder, argv }));
  const args = [script, packageName, JSON.stringify(calls)];
  return new Promise<TerminalRun>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...env } },
      (_, stdout, stderr) => {
        if (child.exitCode === null) reject(new Error(`Ended by ${child.signalCode}: ${stderr}`));
        else resolve({ stdout, stderr, exitCode: child.exitCode });
      },
    );
    child.stdin?.end(batch[0]?.stdin ?? '');
  });
}

/** Takes the runs of one process apart: those it marked, and the one that ended it. */
function readRuns({ stdout, stderr, exitCode }: TerminalRun, most: number): TerminalRun[] {
  const outputs = stdout.split(/\0(\d+)\0/);
  const errors = stderr.split('\0');
  const marked = errors.slice(0, -1).map((error, index) => ({
    stdout: outputs[index * 2] ?? '',
    stderr: error,
    exitCode: Number(outputs[index * 2 + 1]),
  }));
  if (marked.length === most) return marked;
  return [...marked, { stdout: outputs.at(-1) ?? '', stderr: errors.at(-1) ?? '', exitCode }];
}
