import type { Invocation, Limits } from '../../bridge/model/invocation.js';
import type { Outcome } from '../../bridge/model/outcome.js';

const limits: Limits = { timeout: 20_000, grace: 1_000, output: 1_000_000 };

/** An invocation with the defaults that most tests want. */
export function invoke(
  argv: readonly string[],
  changes: Partial<Omit<Invocation, 'limits' | 'stdin'>> & {
    readonly limits?: Partial<Limits>;
    readonly stdin?: string;
  } = {},
): Invocation {
  const { stdin, ...rest } = changes;
  return {
    argv,
    injections: [],
    expectations: [],
    script: '/programs/prog.js',
    cwd: process.cwd(),
    env: { NO_COLOR: '1', COLUMNS: '80', YARGS_MCP: '1', PATH: process.env.PATH ?? '' },
    ...rest,
    ...(stdin !== undefined && { stdin: Buffer.from(stdin) }),
    limits: { ...limits, ...changes.limits },
  };
}

/** What a person would have seen of it. */
export function seen(outcome: Outcome) {
  const { exitCode, ended } = outcome;
  return { stdout: text(outcome.stdout), stderr: text(outcome.stderr), exitCode, ended };
}

export function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}
