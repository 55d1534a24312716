import { loadJq } from 'jq-wasm';

export interface JqRequest {
  readonly query: string;
  /** One JSON value or several, one after another. */
  readonly json: string;
}

export interface JqOutcome {
  /** Each output of the query as compact JSON on a line. */
  readonly stdout: string;
  readonly stderr: string;
  /** As in jq's manual: 2 usage, 3 compilation, 5 failure, or what the query halts with. */
  readonly exitCode: number;
}

/** Runs jq, to which 256 MiB of memory are given; `exhausted` when that or its stack was not enough. */
export async function run({ query, json }: JqRequest): Promise<JqOutcome | 'exhausted'> {
  const jq = await loadJq();
  try {
    // After `--` a query that begins with a dash is no option.
    return jq.raw(json, query, ['-c', '--']);
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') return 'exhausted';
    throw error;
  }
}
