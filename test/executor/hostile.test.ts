import { describe, expect, it } from 'vitest';
import { groups } from '../programs/hostile/program.js';
import {
  environment,
  type HostileCase,
  type HostileOutcome,
  hostileProgram,
  neighbour,
  runInServer,
  seenOf,
} from './hostile-server.js';
import { comparable, runInTerminal, type Seen } from './terminal.js';

/** Commands whose standard error is not the terminal's, and why; all else of them is equal. */
const otherErrors: Readonly<Record<string, string>> = {
  abort: 'Node prints a native stack trace of the process that it ends',
  warning: 'Node explains once in a process how to trace warnings',
  deprecation: 'Node warns once in a process of each deprecation',
  'input-question': 'the call says that it waited in vain',
  'never-settles': 'the call says that it waited in vain',
  'never-settles-with-code': 'the call says that it waited in vain',
  'never-settles-with-listener': 'the call says that it waited in vain',
};

const { unruly, ...comparableGroups } = groups;

describe.each(Object.entries(comparableGroups))('commands of the group "%s"', (group, handlers) => {
  it('print and end in a server as in a terminal, and disturb nobody', async () => {
    const cases = Object.keys(handlers).flatMap((name): HostileCase[] => {
      const plain = { argv: [name] };
      return group === 'input' ? [{ ...plain, stdin: 'one\ntwo\nthrée' }, plain] : [plain];
    });
    const [references, run] = await Promise.all([inTerminals(cases), runInServer(cases)]);
    expect(run.strays).toEqual(['{"exitCode":null}']);
    expect(run.code).toBe(0);
    expect(run.results.map(({ argv }) => argv)).toEqual(cases.map(({ argv }) => argv));
    for (const [index, { argv, alone, together, neighbours, next }] of run.results.entries()) {
      const label = `${argv}, ${cases[index]?.stdin === undefined ? 'no' : 'with'} input`;
      const reference = normalize(argv[0], references[index] as Seen);
      expect.soft(normalize(argv[0], alone), label).toEqual(reference);
      expect.soft(normalize(argv[0], together), `${label}, beside neighbours`).toEqual(reference);
      expect
        .soft(neighbours.map(seenOf), `neighbours of ${label}`)
        .toEqual([1, 2, 3].map(neighbour));
      expect.soft(seenOf(next), `after ${label}`).toEqual(neighbour(4));
    }
  });
});

/** Two at a time, in the order of the cases. */
async function inTerminals(cases: readonly HostileCase[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  const left = [...cases.entries()];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, { argv, stdin }] = next;
      seen[index] = await runInTerminal(hostileProgram, argv, { env: environment, stdin });
    }
  };
  await Promise.all([work(), work()]);
  return seen;
}

function normalize(name: string | undefined, outcome: Seen | HostileOutcome): Partial<Seen> {
  const { stdout, stderr, exitCode } = outcome;
  if (name !== undefined && Object.hasOwn(otherErrors, name)) return { stdout, exitCode };
  return { stdout, stderr: comparable(stderr), exitCode };
}
