import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runInTerminal, type Seen } from './terminal.js';

const program = fileURLToPath(new URL('../programs/stray-output.js', import.meta.url));
const built = path.resolve('bridge/dist/executor');
const capturing = fileURLToPath(new URL('../programs/captured-output.js', import.meta.url));
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
    const child = spawn(process.execPath, [program, built, 'captured'], { env });
    child.stdin.end('request\n');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(stdout).toBe(protocol);
    expect(lines(stderr)).toEqual([...strays, 'by a captured stream'].sort());
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

describe('who holds the real streams from before writes into the call, or to standard error', () => {
  const xs = `\n${'x'.repeat(9_999)}`.repeat(100);
  const printed = `by the stream\nnot-late\nby bytes\nby a console\n<by a wrapper>${xs}`;
  const complained = 'by its error\nby the other stream\n';
  const answer = { stdout: printed, stderr: complained, exitCode: 0 };
  const strays = `${printed.replace('<', `${complained}<`)}after the call\n`;

  it('over pipes', async () => {
    check(await runInTerminal(capturing, [built], { env, stdin: '' }));
  });

  it('over sockets', async () => {
    const child = spawn(process.execPath, [capturing, built], { env });
    child.stdin.end();
    const [stdout, stderr, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    check({ stdout, stderr, exitCode });
  });

  it('over files', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'streams-'));
    const shell = spawn(
      'sh',
      ['-c', 'exec "$0" "$@" </dev/null >out 2>err', process.execPath, capturing, built],
      {
        cwd: directory,
        env: { ...env },
      },
    );
    const [exitCode] = await once(shell, 'close');
    const [stdout = '', stderr = ''] = await Promise.all(
      ['out', 'err'].map((name) => readFile(path.join(directory, name), 'utf8')),
    );
    check({ stdout, stderr, exitCode });
    await rm(directory, { recursive: true });
  });

  function check({ stdout, stderr, exitCode }: Seen): void {
    const [first = '', ...others] = stdout.split('\n');
    expect([others, exitCode]).toEqual([['the end', ''], 0]);
    const outcome = JSON.parse(first);
    expect(outcome).toEqual(answer);
    expect(stderr).toBe(strays);
  }
});

function lines(output: string): string[] {
  return output.trimEnd().split('\n').sort();
}
