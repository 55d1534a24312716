import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a command printed and ended with; one character for each byte. */
export interface Seen {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/**
 * Both outputs go through pipes of the shell's: pipes of Node's own are sockets, which programs can tell. The
 * status is that of `node`, which stands second where input is piped in.
 */
const pipeline = (feed: string, place: number) =>
  `{ { ${feed} | cat >&3; exit \${PIPESTATUS[${place}]}; } 2>&1 | cat >&4; exit \${PIPESTATUS[0]}; } 3>stdout 4>stderr`;

/** Runs a Node program as `node program.js words | cat` in a shell, standard error piped too. */
export async function runInTerminal(
  script: string,
  words: readonly string[],
  options: { readonly env: Readonly<Record<string, string>>; readonly stdin?: string | undefined },
): Promise<Seen> {
  const directory = await mkdtemp(path.join(tmpdir(), 'terminal-'));
  const { stdin, env } = options;
  await writeFile(path.join(directory, 'stdin'), stdin ?? '');
  const cwd = process.cwd();
  const node = `(cd "$HERE" && exec node "$@")`;
  const line =
    stdin === undefined ? pipeline(`${node} </dev/null`, 0) : pipeline(`cat stdin | ${node}`, 1);
  const shell = spawn('bash', ['-c', line, 'bash', script, ...words], {
    cwd: directory,
    env: { ...env, HERE: cwd },
    stdio: 'ignore',
  });
  const exitCode = await new Promise<number>((resolve) =>
    shell.on('exit', (code) => resolve(code ?? -1)),
  );
  const [stdout, stderr] = await Promise.all(
    ['stdout', 'stderr'].map((name) => readFile(path.join(directory, name), 'latin1')),
  );
  await rm(directory, { recursive: true });
  return { stdout: stdout as string, stderr: stderr as string, exitCode };
}

/** Standard error without what depends on where the code lies: source excerpts, stack frames, process ids. */
export function comparable(stderr: string): string {
  return stderr
    .replace(/^\S+:\d+\n.*\n *\^+\n/gm, '')
    .replace(/^ +(at .*|\.\.\. \d+ lines matching .*)\n/gm, '')
    .replace(/\(node:\d+\)/g, '(node)')
    .replace(/pid: \d+/g, 'pid')
    .replace(/\n+/g, '\n')
    .trim();
}
