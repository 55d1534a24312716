import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { environment, runInServer, seenOf } from './hostile-server.js';
import { comparable, runInTerminal } from './terminal.js';

const script = fileURLToPath(new URL('../programs/yargs-forms.js', import.meta.url));

/** Command lines by the form of the program that reads them. */
const lines: readonly [form: string, line: string][] = [
  ...['do --n=3', 'do-later', 'fail', 'fail-later', 'group inner x', 'group', 'choose', ''].map(
    (line): [string, string] => ['plain', line],
  ),
  ...['group fail-inside', 'group more', 'group more again x'].map((line): [string, string] => [
    'epilogue-and-groups',
    line,
  ]),
  ...['--help', '--version', 'group --help', 'choose --of=c', 'choose --of=a'].map(
    (line): [string, string] => ['plain', line],
  ),
  ...['', 'unknown', 'do --unknown', 'group inner'].map((line): [string, string] => [
    'strict-and-demanding',
    line,
  ]),
  ['recommending', 'fial'],
  ['without-help-on-failure', 'do --unknown'],
  ...['do --unknown', 'fail-later', 'fail'].flatMap((line): [string, string][] => [
    ['fails-by-printing', line],
    ['fails-by-exit', line],
  ]),
  ['never-exits', 'do'],
  ['never-exits', '--help'],
  ['checks-values', 'do --n=6'],
  ['checks-values', 'do --n=5'],
  ['rejects-in-middleware', 'do'],
  ['completes-words', 'completion'],
  ['epilogue-and-groups', '--help'],
];

describe.each(['yargs', 'yargs17', 'yargs170', 'yargs16'])('programs of %s', (version) => {
  it('print and end as in a terminal, however they use yargs', async () => {
    const cases = lines.map(([form, line]) => ({
      argv: line.split(' ').filter((word) => word !== ''),
      env: { FORM: form },
      alone: true as const,
    }));
    const { results, strays, code } = await runInServer(cases, { script, env: { YARGS: version } });
    expect([strays, code]).toEqual([['{"exitCode":null}'], 0]);
    for (const [index, { argv, env }] of cases.entries()) {
      const all = { ...environment, ...env, YARGS: version };
      const reference = await runInTerminal(script, argv, { env: all });
      const received = results[index];
      if (received === undefined) throw new Error(`No result of ${argv}`);
      const label = `${env.FORM}: ${argv.join(' ')}`;
      expect.soft(normalize(seenOf(received.alone)), label).toEqual(normalize(reference));
    }
  });
});

function normalize(seen: { stdout: string; stderr: string; exitCode: number }): object {
  return { ...seen, stderr: comparable(seen.stderr) };
}

it('a failure that the program has reported itself keeps the code that it has set', async () => {
  const env = { FORM: 'fails-by-code' };
  const { results } = await runInServer(
    [
      { argv: ['do', '--unknown'], env, alone: true },
      { argv: ['fail-later'], env, alone: true },
    ],
    { script },
  );
  expect(results.map(({ alone }) => seenOf(alone))).toEqual([
    { stdout: '', stderr: 'own words: Unknown argument: unknown\n', exitCode: 2 },
    { stdout: '', stderr: 'own words: failed\n', exitCode: 2 },
  ]);
});
