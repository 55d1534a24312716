import { BridgeError, type ErrorCode } from '../model/errors.js';
import type { Ending, Mismatch, Outcome } from '../model/outcome.js';
import type { Tool } from '../model/tool.js';
import { propertyOf } from './property-names.js';

/** Why a run is not a success: a code for programs, and a sentence for a model. */
export interface Failure {
  readonly code: ErrorCode;
  /** What happened, what was expected, what to do next. */
  readonly sentence: string;
}

/** What one run was allowed, for the sentences that name a limit. */
export interface Allowed {
  /** Milliseconds. */
  readonly timeout: number;
  /** Bytes of one output stream. */
  readonly output: number;
}

/** Undefined for a success. */
export function findFailure(tool: Tool, outcome: Outcome, allowed: Allowed): Failure | undefined {
  const { mismatches = [] } = outcome;
  if (mismatches.length > 0) return describeMismatches(tool, mismatches);
  const ended = endings[outcome.ended];
  if (ended) return ended(outcome, allowed);
  const successes = [0, ...tool.facts.successCodes];
  return successes.includes(outcome.exitCode) ? undefined : describeExit(outcome, successes);
}

/** How a run ended, in few words. */
export function describeStatus({ ended, exitCode }: Outcome): string {
  return statuses[ended] ?? `exit code ${exitCode}`;
}

const statuses: Partial<Record<Ending, string>> = {
  timedOut: 'ended at its time limit',
  cancelled: 'cancelled',
  overflowed: 'ended at its output limit',
  crashed: 'crashed',
};

const endings: Partial<Record<Ending, (outcome: Outcome, allowed: Allowed) => Failure>> = {
  timedOut: ({ exitCode }, { timeout }) => ({
    code: 'timed-out',
    sentence: `The command was ended with exit code ${exitCode} at its time limit of ${timeout / 1000} s, and may have done part of its work; ask for less at once, or have the limit raised where this server is started`,
  }),
  cancelled: ({ exitCode }) => ({
    code: 'cancelled',
    sentence: `The call was cancelled and the command ended with exit code ${exitCode}, perhaps with part of its work done; look at what it did before calling it again`,
  }),
  overflowed: ({ exitCode }, { output }) => ({
    code: 'output-too-large',
    sentence: `The command was ended with exit code ${exitCode} because it wrote more than ${output} bytes, and may have done part of its work; ask for less at once`,
  }),
  crashed: ({ exitCode }) => ({
    code: 'crashed',
    sentence: `The command took down what ran it, with exit code ${exitCode}, such as by using up the memory, and may have done part of its work; ask for less at once, for the same call may do the same again`,
  }),
};

function describeMismatches(tool: Tool, mismatches: readonly Mismatch[]): Failure {
  const list = mismatches.map(
    ({ name, expected, received }) =>
      `"${propertyOf(tool, name)}" was sent as ${abbreviate(JSON.stringify(expected))} and read as ${abbreviate(received)}`,
  );
  return {
    code: 'parsed-otherwise',
    sentence: `The command did not run, because its program reads other values than were sent: ${list.join('; ')}. Send another value, or leave it out`,
  };
}

function describeExit(outcome: Outcome, successes: readonly number[]): Failure {
  const expected =
    successes.length === 1 ? 'only 0 is a success' : `only ${joinWords(successes)} are successes`;
  return {
    code: 'command-failed',
    sentence: `The command ended with exit code ${outcome.exitCode}, and ${expected}; ${adviseOn(outcome)}`,
  };
}

function adviseOn(outcome: Outcome): string {
  if (isStuck(outcome))
    return 'it was still waiting for something that can no longer come, such as an answer to a question, so give every value as input';
  return outcome.bytes.stdout + outcome.bytes.stderr > 0
    ? 'what it wrote says why'
    : 'it wrote nothing that says why';
}

/** Node ends with 13 when nothing is left to do and a promise is still awaited. @see https://nodejs.org/api/process.html#exit-codes */
const isStuck = ({ exitCode, ended }: Outcome) => exitCode === 13 && ended === 'drained';

const abbreviate = (value: string) => (value.length > 200 ? `${value.slice(0, 200)}…` : value);

const joinWords = (codes: readonly number[]) =>
  codes.length === 1 ? `${codes[0]}` : `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`;

/** A success that leaves nothing to show. A text block may not be empty: one API refuses the whole request for it. */
export function describeSilence({ bytes }: Outcome): string {
  return bytes.stdout + bytes.stderr === 0
    ? '[The command succeeded and wrote nothing]'
    : '[The command succeeded and wrote no text to standard output]';
}

export function describeNotDeclared(
  reason = 'it is longer than what is kept of an output',
): Failure {
  return {
    code: 'output-not-json',
    sentence: `The command declares its output to be JSON of a certain shape, and it is something else: ${reason}; use the output as it is, and tell the program’s author`,
  };
}

export function describeTooLarge(
  size: number,
  { limit, place }: { limit: number; place: string },
): Failure {
  return {
    code: 'output-too-large',
    sentence: `The command succeeded, and its JSON of ${size} characters is more than the ${limit} a result can carry; ask for less at once, or read the file: ${place}`,
  };
}

export const notStarted: Failure = {
  code: 'cancelled',
  sentence: 'The call was cancelled before the command started, so nothing was done',
};

/** What keeps a command from being run at all. */
export function describeHostError(error: unknown): Failure {
  const code = error instanceof BridgeError ? error.code : 'crashed';
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code,
    sentence: `The command could not be run to its end: ${reason}; this is a fault of the server, so the same call will hardly go better`,
  };
}
