import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from '../../bridge/argv/encode.js';
import type { Command } from '../../bridge/model/command-tree.js';
import type { CommandValues } from '../../bridge/model/tool.js';
import { walk } from '../../bridge/walker/walk.js';
import { inputFor } from './input-arbitrary.js';
import { show, violations } from './law.js';
import { isOwnRefusal } from './own-refusals.js';
import { createProgram, type ProgramSpec, type Received, targets } from './program.js';
import { programSpec } from './program-arbitrary.js';
import { run } from './run.js';
import { everyVersion, type Version, versions } from './versions.js';

/** Calls in all; the two current versions share most of them. */
const calls = Number(process.env.LAW_CALLS ?? 20_000);
const shares: Record<Version, number> = { '18': 0.4, '17.7': 0.4, '17.0': 0.1, '16': 0.1 };

/** Inputs for one program, each encoded with injection and without. */
const inputs = 10;

const environment = { ARGV_TEST_GAMMA: '4', ARGV_TEST_MAX_TOKENS: 'e', ARGV_TEST_FIRST: 'e' };

describe.each(everyVersion)('every call under yargs %s', (version) => {
  const { emitWarning } = process;
  beforeAll(() => {
    Object.assign(process.env, environment);
    // yargs warns of options named like its own.
    process.emitWarning = () => {};
  });
  afterAll(() => {
    process.emitWarning = emitWarning;
    for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
  });

  it('reaches the handler exactly as sent, or is refused', { timeout: 600_000 }, async () => {
    const tally = { said: 0, injected: 0, refused: 0, failed: 0 };
    const property = fc.asyncProperty(programSpec, fc.gen(), async (spec, gen) => {
      const command = await commandOf(spec, version);
      if (command === undefined) return;
      for (let index = 0; index < inputs; index += 1) {
        const values = gen(inputFor, command);
        for (const injection of [true, false]) {
          const outcome = await call({ spec, version, command, values, injection });
          if (injection) tally[outcome] += 1;
        }
      }
    });
    const numRuns = Math.ceil((calls * shares[version]) / (2 * inputs));
    await fc.assert(property, { numRuns, endOnFailure: true });
    const { said, injected, refused, failed } = tally;
    const refusalRate = refused / (said + injected + refused + failed);
    expect(refusalRate).toBeLessThan(0.25);
    expect(said).toBeGreaterThan(injected);
  });
});

interface Call {
  readonly spec: ProgramSpec;
  readonly version: Version;
  readonly command: Command;
  readonly values: CommandValues;
  readonly injection: boolean;
}

/** @throws when the handler received something else, or nothing without a reason */
async function call(sent: Call): Promise<'said' | 'injected' | 'refused' | 'failed'> {
  const { spec, version, command, values, injection } = sent;
  const encoding = encode(command, values, { injection });
  if (!encoding.ok) return 'refused';
  const ending = await run(encoding, {
    create: (received) => create(spec, { version, received }),
    isRoot: spec.layout === 'root',
    withValues: injection,
  });
  const isUsual = ending.kind === 'failed' && isOwnRefusal({ ...ending, spec, values });
  if (isUsual) return 'failed';
  const problems =
    ending.kind === 'received' ? violations(ending.argv, { command, values }) : [show(ending)];
  if (problems.length > 0) {
    const { argv, injections } = encoding;
    const named = [...values.named].map(([name, value]) => `${name}: ${show(value)}`);
    throw new Error(
      [...problems, show(argv), show(injections), `sent ${named.join(', ')}`].join('\n'),
    );
  }
  return encoding.injections.length > 0 ? 'injected' : 'said';
}

/** The command under test; none where the program cannot be read or yargs never runs it. */
async function commandOf(spec: ProgramSpec, version: Version): Promise<Command | undefined> {
  const { commands } = await walk(() => create(spec, { version, received: {} }));
  const { path, role } = targets[spec.layout];
  return commands.find(
    (command) =>
      (command.role === 'default') === (role === 'default') && show(command.path) === show(path),
  );
}

function create(
  spec: ProgramSpec,
  { version, received }: { readonly version: Version; readonly received: Received },
) {
  return createProgram(spec, { yargs: versions[version], received });
}
