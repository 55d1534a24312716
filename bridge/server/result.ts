import type { Refusal } from '../model/invocation.js';
import type { JsonValue } from '../model/json.js';
import type { Outcome } from '../model/outcome.js';
import type { ContentBlock, ToolResult } from '../model/result.js';
import type { Tool } from '../model/tool.js';
import { type DeclaredOutput, readDeclared } from './declared-output.js';
import type { KeptOutputs } from './kept-outputs.js';
import { propertyOf, sayProperties } from './property-names.js';
import { keepWhole, linkTo, quote, readWritten, type Written } from './quote.js';
import { makeVisible } from './visible.js';
import {
  type Allowed,
  describeNotDeclared,
  describeSilence,
  describeStatus,
  describeTooLarge,
  type Failure,
  findFailure,
} from './wording.js';

export interface RenderOptions {
  /** Characters of text a result may carry. */
  readonly textLimit: number;
  /** Takes whole outputs that a result cannot carry. */
  readonly kept: KeptOutputs;
  readonly allowed: Allowed;
  /** What is wrong with a value of the declared output; empty when nothing is. */
  readonly checkOutput: (value: JsonValue) => Promise<readonly string[]>;
}

/**
 * Words an outcome for a model.
 *
 * A success is the command's standard output and nothing before it. What it wrote to standard error
 * follows as a block of its own: a person at a terminal sees those warnings too, and a model that is not
 * told "3 files skipped" draws wrong conclusions. It comes second and marked, so that a program that
 * reads the first block gets standard output alone.
 */
export async function renderOutcome(
  tool: Tool,
  { injected, ...rest }: Outcome,
  options: RenderOptions,
): Promise<ToolResult> {
  const outcome = { ...rest, injected: injected.map((name) => propertyOf(tool, name)) };
  const run = await readRun(tool, outcome, options);
  const failure = findFailure(tool, outcome, options.allowed);
  if (failure) return renderFailed(run, failure, options);
  const { declared } = run;
  if (!tool.facts.output) return renderText(run, options);
  if (!declared?.ok) return renderFailed(run, describeNotDeclared(declared?.reason), options);
  return declared.text.length > options.textLimit
    ? renderTooLarge(run, declared, options)
    : finish(run, [text(declared.text), ...(await quoteAside(run, options))]);
}

/** An input that does not fit the tool's schema. */
export function renderInvalidInput(tool: Tool, problems: readonly string[]): ToolResult {
  return renderError({
    code: 'invalid-input',
    sentence: `The input does not fit the schema of "${tool.definition.name}", so the command did not run; correct it and call again:\n${list(problems)}`,
  });
}

/** Values that neither words nor anything else can give to the command. */
export function renderRefusals(tool: Tool, refusals: readonly Refusal[]): ToolResult {
  const reasons = refusals.map(
    ({ name, reason }) => `"${propertyOf(tool, name)}": ${sayProperties(tool, reason)}`,
  );
  return renderError({
    code: 'not-expressible',
    sentence: `The command cannot receive this input as it is, so it did not run; change what is named and call again:\n${list(reasons)}`,
  });
}

/** A failure without output of the command's own. */
export function renderError({ code, sentence }: Failure): ToolResult {
  return {
    content: [text(makeVisible(sentence))],
    isError: true,
    _meta: { 'yargs-mcp/error': code },
  };
}

/** An outcome with its streams read. */
interface Run {
  readonly outcome: Outcome;
  readonly stdout: Written;
  readonly stderr: Written;
  readonly status: string;
  /** Set where the command declares its output and all of it is there. */
  readonly declared: DeclaredOutput | undefined;
}

type Declared = Extract<DeclaredOutput, { ok: true }>;

async function readRun(
  { definition, facts }: Tool,
  outcome: Outcome,
  { checkOutput }: RenderOptions,
): Promise<Run> {
  const { stdout, stderr, bytes, truncated, ended } = outcome;
  const isComplete = (ended === 'exited' || ended === 'drained') && !truncated.stdout;
  const declared = facts.output && isComplete ? readDeclared(stdout) : undefined;
  const problems = declared?.ok ? await checkOutput(declared.value) : [];
  const written = readWritten(`${definition.name}.stdout.txt`, stdout, { total: bytes.stdout });
  return {
    outcome,
    stdout: declared?.ok ? { ...written, text: declared.text } : written,
    stderr: readWritten(`${definition.name}.stderr.txt`, stderr, { total: bytes.stderr }),
    status: describeStatus(outcome),
    declared: problems.length > 0 ? { ok: false, reason: problems.join('; ') } : declared,
  };
}

async function renderText(run: Run, options: RenderOptions): Promise<ToolResult> {
  const { stdout, status, outcome } = run;
  if (stdout.text === '')
    return finish(run, [text(describeSilence(outcome)), ...(await quoteAside(run, options))]);
  const quoted = await quote(stdout, { ...options, room: options.textLimit, status });
  return finish(run, [text(quoted.text), ...(await quoteAside(run, options)), ...quoted.links]);
}

/** What a success says beside its standard output. */
async function quoteAside(run: Run, options: RenderOptions): Promise<ContentBlock[]> {
  const { stderr, status, outcome } = run;
  const blocks: ContentBlock[] = [];
  if (outcome.exitCode !== 0)
    blocks.push(text(`[${status}, which the command declares a success]`));
  if (stderr.text === '') return blocks;
  const room = Math.floor(options.textLimit / 6);
  const quoted = await quote(stderr, { ...options, room, status });
  return [...blocks, text(`[Standard error:]\n${quoted.text}`), ...quoted.links];
}

async function renderTooLarge(
  run: Run,
  declared: Declared,
  options: RenderOptions,
): Promise<ToolResult> {
  const { output, place } = await keepWhole(run.stdout, options.kept);
  const failure = describeTooLarge(declared.text.length, { limit: options.textLimit, place });
  return finish(
    { ...run, declared: undefined },
    [text(failure.sentence), ...(output ? [linkTo(output)] : [])],
    failure,
  );
}

async function renderFailed(
  run: Run,
  failure: Failure,
  options: RenderOptions,
): Promise<ToolResult> {
  const { stdout, stderr, status } = run;
  const room = options.textLimit - failure.sentence.length - headings;
  const [roomErr, roomOut] = share(room, stderr.text.length, stdout.text.length);
  const err = await quote(stderr, { ...options, room: roomErr, status });
  const out = await quote(stdout, { ...options, room: roomOut, status });
  const parts = [
    makeVisible(failure.sentence),
    ...(err.text === '' ? [] : [`[Standard error:]\n${err.text}`]),
    ...(out.text === '' ? [] : [`[Standard output:]\n${out.text}`]),
  ];
  const isWhole = out.text === stdout.text;
  const content = [text(joinParts(parts)), ...err.links, ...out.links];
  return finish(isWhole ? run : { ...run, declared: undefined }, content, failure);
}

/** One blank line between two parts, whether or not the first ends its last line. */
const joinParts = (parts: readonly string[]) =>
  parts.reduce((all, part) => `${all}${all.endsWith('\n') ? '' : '\n'}\n${part}`);

/** Characters of the headings and the lines between them, with some to spare. */
const headings = 100;

/** Half for each, but for what one of the two does not need. */
function share(room: number, first: number, second: number): [number, number] {
  const half = Math.max(room, 0) >> 1;
  if (first <= half) return [half, Math.max(room, 0) - first];
  return second <= half ? [Math.max(room, 0) - second, half] : [half, half];
}

/**
 * `structuredContent` goes with an error too, where the command yields a complete object: one client
 * shows a model nothing else.
 */
function finish(run: Run, content: readonly ContentBlock[], failure?: Failure): ToolResult {
  const { outcome, declared } = run;
  const object = declared?.ok && isObject(declared.value) ? declared.value : undefined;
  return {
    content,
    ...(object && { structuredContent: object }),
    ...(failure && { isError: true }),
    _meta: {
      'yargs-mcp/exit-code': outcome.exitCode,
      ...(failure && { 'yargs-mcp/error': failure.code }),
      ...(outcome.injected.length > 0 && { 'yargs-mcp/injected': outcome.injected }),
      ...(outcome.leftovers.length > 0 && { 'yargs-mcp/leftovers': outcome.leftovers }),
    },
  };
}

const isObject = (value: JsonValue): value is { readonly [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (content: string): ContentBlock => ({ type: 'text', text: content });

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
