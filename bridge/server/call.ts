import type { Encoding, Invocation } from '../model/invocation.js';
import type { Host } from '../model/outcome.js';
import type { ToolResult } from '../model/result.js';
import type { CommandValues, Tool } from '../model/tool.js';
import { createValidator, type Validator } from '../schema/validate.js';
import { callEnvironment } from './call-environment.js';
import { createGate, type Gate } from './gate.js';
import type { KeptOutputs } from './kept-outputs.js';
import { createOutputCheck, type OutputCheck } from './output-check.js';
import { renderError, renderInvalidInput, renderOutcome, renderRefusals } from './result.js';
import { describeHostError, notStarted } from './wording.js';

/** One call, as a client or a test asks for it. */
export interface CallRequest {
  readonly input: unknown;
  /** Instead of what the input says. */
  readonly stdin?: string | Uint8Array | undefined;
  /** @default the server's */
  readonly cwd?: string | undefined;
  /** Added to the environment that every call has. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onStderr?: ((chunk: Uint8Array) => void) | undefined;
}

/** What is the same for every call of a server. */
export interface CallerOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What commands find as `process.argv[1]`. */
  readonly script: string;
  /** Milliseconds for a command that states no limit of its own. */
  readonly timeout: number;
  /** Calls that run at the same time; more wait in order. */
  readonly concurrency: number;
  /** Characters of text a result may carry. */
  readonly textLimit: number;
  readonly settings?: unknown;
  readonly kept: KeptOutputs;
}

/** Makes one call, from the input to the result. Never rejects: whatever goes wrong is a result that says so. */
export type Caller = (tool: Tool, request: CallRequest) => Promise<ToolResult>;

/** Validate, bind, encode, run, render: the one place that knows all stages of a call. */
export function createCaller(host: Host, options: CallerOptions): Caller {
  const gate = createGate(options.concurrency);
  let stages: ReturnType<typeof loadStages> | undefined;
  const checks = new Map<Tool, Checks>();
  const checksOf = (tool: Tool) => {
    const known = checks.get(tool) ?? createChecks(tool);
    checks.set(tool, known);
    return known;
  };

  const call: Caller = async (tool, request) => {
    const { checkInput, checkOutput } = checksOf(tool);
    const checked = await checkInput(request.input);
    if (!checked.ok) return renderInvalidInput(tool, checked.problems);
    stages ??= loadStages();
    const { bind, encode } = await stages;
    const { values, stdin } = bind(tool, checked.input);
    const encoding = encode(tool.command, values, { injection: true });
    if (!encoding.ok) return renderRefusals(tool, encoding.refusals);
    const given = { ...request, stdin: request.stdin ?? stdin };
    const invocation = toInvocation(encoding, given, { ...options, ...timeLimit(tool) });
    const leave = await enter(gate, serialKey(tool, values), request);
    if (!leave) return renderError(notStarted);
    const outcome = await host.run(invocation).finally(leave);
    return renderOutcome(tool, outcome, { ...options, allowed: invocation.limits, checkOutput });
  };

  return (tool, request) =>
    call(tool, request).catch((error) => renderError(describeHostError(error)));
}

/** Undefined where the call is cancelled before there is a place for it. */
async function enter(
  gate: Gate,
  key: string | undefined,
  { signal }: CallRequest,
): Promise<(() => void) | undefined> {
  try {
    return await gate.enter(key, signal);
  } catch {
    return undefined;
  }
}

/** Compiled once per tool, on its first call. */
interface Checks {
  readonly checkInput: Validator;
  readonly checkOutput: OutputCheck;
}

const createChecks = (tool: Tool): Checks => ({
  checkInput: createValidator(tool),
  checkOutput: createOutputCheck(tool.facts.output?.schema ?? {}),
});

/** With the first call: serving a list needs none of it. */
async function loadStages() {
  const [{ bind }, { encode }] = await Promise.all([
    import('../schema/bind.js'),
    import('../argv/encode.js'),
  ]);
  return { bind, encode };
}

const timeLimit = ({ facts }: Tool) =>
  facts.timeout === undefined ? {} : { timeout: facts.timeout };

function toInvocation(
  { argv, injections, expectations }: Extract<Encoding, { ok: true }>,
  { stdin, cwd, env, signal, onStderr }: CallRequest,
  options: CallerOptions,
): Invocation {
  return {
    argv,
    injections,
    expectations,
    script: options.script,
    cwd: cwd ?? options.cwd,
    env: { ...callEnvironment(options.env), ...env },
    limits: { timeout: options.timeout, grace: 5_000, output: 16 * 1024 * 1024 },
    ...(stdin !== undefined && { stdin: typeof stdin === 'string' ? Buffer.from(stdin) : stdin }),
    ...(options.settings !== undefined && { settings: options.settings }),
    ...(signal && { signal }),
    ...(onStderr && { onStderr }),
  };
}

/** Calls of one key never overlap; undefined for those that may. */
function serialKey({ facts, definition, command }: Tool, { named }: CommandValues) {
  if (facts.serial === true) return definition.name;
  if (facts.serial === false) return undefined;
  const wanted = facts.serial.slice('by:'.length);
  const option = [...command.positionals, ...command.options].find(
    ({ name, aliases }) => name === wanted || aliases.includes(wanted),
  );
  return `${definition.name} ${JSON.stringify(named.get(option?.name ?? wanted) ?? option?.default)}`;
}
