import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { devtool, shell } from './devtool.js';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

describe('the command line', () => {
  test.each([
    [[], 'error: Expected a command\nusage: devtool <command>\n'],
    [['encod'], "error: Unknown command; did you mean 'encode'?\nusage: devtool <command>\n"],
    [
      ['uuid'],
      "error: Expected one of the commands generate, inspect after 'uuid'\nusage: devtool uuid <command>\n",
    ],
    [
      ['encode', 'hex', 'x', 'y'],
      'error: Unknown argument: y\nusage: devtool encode <codec> [input]\n',
    ],
    [
      ['encode', 'hex', 'x', '--no'],
      'error: Unknown argument: no\nusage: devtool encode <codec> [input]\n',
    ],
    [['uuid', 'inspect', 'x', '--', 'y'], "error: Unknown argument: 'y'\n"],
  ])('%j is refused', async (argv, stderr) => {
    const run = await devtool(argv);
    expect(run).toMatchObject({ stderr, exitCode: 2 });
    expect(run.stdout.length).toBe(0);
  });

  test('says which values there are', async () => {
    const { stderr, exitCode } = await devtool(['encode', 'base63', 'x']);
    expect(stderr).toContain('Given: "base63", Choices: "base64", "base64url"');
    expect(exitCode).toBe(2);
  });
});

describe('help and version', () => {
  test('--version prints that of the package', async () => {
    const { stdout, exitCode } = await devtool(['--version']);
    expect(stdout.toString()).toBe(`${version}\n`);
    expect(exitCode).toBe(0);
  });

  test('--help lists the commands and runs none', async () => {
    const { stdout, stderr, exitCode } = await devtool(['--help']);
    expect(stdout.toString()).toMatch(/devtool encode <codec> \[input\] +\S/);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  });

  test('--help of a command shows its examples and what they print', async () => {
    const { stdout } = await devtool(['hash', '--help']);
    expect(stdout.toString()).toMatch(/devtool hash crc32 123456789 --check\s+cbf43926/);
    expect(stdout.toString()).toContain('--hmac-key-env');
  });

  test('the language of the machine changes nothing', async () => {
    const german = await devtool(['encode', '--help'], { env: { LC_ALL: 'de_DE.UTF-8' } });
    expect(german.stdout.toString()).toContain('Options:');
  });
});

test('completion scripts are for the shell at hand', async () => {
  for (const [SHELL, mark] of [
    ['/bin/bash', 'complete -o bashdefault'],
    ['/bin/zsh', '#compdef devtool'],
    ['/usr/bin/fish', 'complete -f -c devtool'],
  ] as const) {
    const { stdout } = await devtool(['completion'], { env: { SHELL } });
    expect(stdout.toString()).toContain(mark);
  }
});

test('completion knows commands, options and choices', async () => {
  const complete = async (...words: string[]) =>
    (await devtool(['--get-yargs-completions', 'devtool', ...words])).stdout.toString().split('\n');
  expect(await complete('enc')).toContain('encode');
  expect(await complete('uuid', '')).toEqual(expect.arrayContaining(['generate', 'inspect']));
  expect(await complete('hash', '')).toContain('sha3-256');
  expect(await complete('hash', 'md5', '--enc')).toContain('--encoding');
});

describe('output', () => {
  test('a reader that has seen enough is no error', async () => {
    const long = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index));
    const run = await shell('{ devtool format json; echo "code $?" >&2; } | head -n 1', {
      stdin: long,
    });
    expect(run).toMatchObject({ stderr: 'code 0\n', exitCode: 0 });
    expect(run.stdout.toString()).toBe('[\n');
  });

  test('ends in one newline, whatever the text ends in', async () => {
    const run = await devtool(['json', 'query', '.', '--raw', '"a\\n\\n\\n"']);
    expect(run.stdout.toString()).toBe('a\n');
  });

  test('input quoted in a message cannot steer the terminal', async () => {
    const error = await devtool(['format', 'json', '\u001b[31m\u202e']);
    expect(error.stderr).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect(error.stderr).toContain("found '\\u{1b}'");
    const note = await devtool(['format', 'json', '{"\u009b":1,"\u009b":2}']);
    expect(note.stderr).toContain('note: The key "\\u{9b}" is there twice');
  });

  test('large results arrive whole', async () => {
    const stdin = Buffer.alloc(3_000_000, 'x');
    const { stdout } = await shell('devtool encode base64 | devtool decode base64', { stdin });
    expect(stdout.equals(stdin)).toBe(true);
  });

  test('has no colours but on a terminal', async () => {
    const { stderr } = await devtool([]);
    expect(stderr).not.toContain('\u001b');
    const onTerminal = (env: Record<string, string>) =>
      shell('script -qec "$NODE $LAUNCHER" /dev/null', { env: { TERM: 'xterm', ...env } });
    expect((await onTerminal({})).stdout.toString()).toContain('\u001b[31merror:\u001b[39m');
    expect((await onTerminal({ NO_COLOR: '1' })).stdout.toString()).not.toContain('\u001b');
  });
});

test('a terminal with nothing to read is not waited for', async () => {
  const { stdout } = await shell('script -qec "$NODE $LAUNCHER encode hex" /dev/null');
  expect(stdout.toString()).toContain('There is no input: standard input is a terminal');
});

test('a launcher without a build says how to build', async () => {
  const { stderr, exitCode } = await shell(
    'd=$(mktemp -d) && mkdir $d/cli && cp "$LAUNCHER" $d/cli/devtool.mjs && "$NODE" $d/cli/devtool.mjs; c=$?; rm -r $d; exit $c',
  );
  expect(stderr).toMatch(/^error: devtool is not built yet\nhint: Run 'npm run build' in '.*'\n$/);
  expect(exitCode).toBe(1);
});
