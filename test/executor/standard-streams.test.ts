import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runInTerminal } from './terminal.js';

const program = fileURLToPath(new URL('../programs/stray-output.js', import.meta.url));
const built = path.resolve('bridge/dist/executor');
const env = { PATH: process.env.PATH ?? '' };

const protocol = 'protocol begins\nheard request\nprotocol ends\n';
const strays = [
  ...['at its end', 'by callback', 'by child', 'by console', 'by descriptor', 'by name'],
  ...['by second child', 'by stream', 'by vector', 'read "" undefined'],
];

describe('standard streams that carry a protocol carry nothing else', () => {
  it('over pipes, where even what captured the real stream is kept out', async () => {
    const options = { env, stdin: 'request\n' };
    const { stdout, stderr, exitCode } = await runInTerminal(program, [built, 'captured'], options);
    expect([stdout, exitCode]).toEqual([protocol, 0]);
    expect(lines(stderr)).toEqual([...strays, 'by a captured stream'].sort());
  });

  it('over sockets, which Node makes for its children', async () => {
    const child = spawn(process.execPath, [program, built], { env });
    child.stdin.end('request\n');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(stdout).toBe(protocol);
    expect(lines(stderr)).toEqual(strays);
  });

  it('over files', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'streams-'));
    await writeFile(path.join(directory, 'in'), 'request\n');
    const line = `exec "$0" "$@" <in >out 2>>err`;
    const shell = spawn('sh', ['-c', line, process.execPath, program, built], {
      cwd: directory,
      env,
    });
    await once(shell, 'close');
    expect(await readFile(path.join(directory, 'out'), 'utf8')).toBe(protocol);
    expect(lines(await readFile(path.join(directory, 'err'), 'utf8'))).toEqual(strays);
    await rm(directory, { recursive: true });
  });
});

function lines(output: string): string[] {
  return output.trimEnd().split('\n').sort();
}
