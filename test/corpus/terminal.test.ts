import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ToolResult } from '../../bridge/model/result.js';
import { environment, type RecordedCall } from './check-calls.js';
import { runInTerminal, type TerminalRun } from './terminal.js';

/**
 * The recorded calls, held against the terminal: the same words give the same standard output, standard error
 * and exit code. Not those that had values put in place, which no words say.
 */
test.each([
  { version: '18', packageName: 'yargs' },
  { version: '17.7', packageName: 'yargs17' },
])('recorded calls equal the terminal under yargs $version', async ({ version, packageName }) => {
  const calls = readCalls(version);
  const env = { ...environment, NO_COLOR: '1', COLUMNS: '80', YARGS_MCP: '1' };
  const runs = await runInTerminal(calls, { packageName, env });
  const told = calls.map(({ folder, argv, result }) => ({ folder, argv, ...partOf(result) }));
  const expected = calls.map(({ folder, argv, result }, index) => {
    return { folder, argv, ...asTold(runs[index] as TerminalRun, result) };
  });
  expect(told).toEqual(expected);
  expect(calls.length).toBeGreaterThanOrEqual(150);
});

interface SaidCall extends RecordedCall {
  readonly folder: string;
  readonly argv: readonly string[];
  readonly result: ToolResult;
}

function readCalls(version: string): readonly SaidCall[] {
  const entries = readdirSync(new URL('.', import.meta.url), { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/`, import.meta.url));
  return folders.flatMap((folder) => {
    const exception = new URL(`calls.yargs-${version}.json`, folder);
    const golden = existsSync(exception) ? exception : new URL('calls.json', folder);
    const calls: readonly RecordedCall[] = JSON.parse(readFileSync(golden, 'utf8'));
    return calls.flatMap((call) => (isSaid(call) ? { ...call, folder: folder.href } : []));
  });
}

/** Whether the call was made, with words alone. */
function isSaid(call: RecordedCall): call is SaidCall {
  const meta = call.result?._meta ?? {};
  return call.argv !== undefined && !('yargs-mcp/injected' in meta);
}

/** The part of a result that a terminal shows. */
function partOf({ content, structuredContent, isError = false, _meta }: ToolResult) {
  const texts = content.map((block) => (block.type === 'text' ? block.text : block.uri));
  return { texts, structuredContent, isError, exitCode: _meta?.['yargs-mcp/exit-code'] };
}

/** What a result has to tell of a run in a terminal; the sentence about a failure is the result's own. */
function asTold({ stdout, stderr, exitCode }: TerminalRun, result: ToolResult) {
  const error = stderr === '' ? [] : [`[Standard error:]\n${stderr}`];
  const isError = exitCode !== 0;
  if (!isError) {
    const output = stdout === '' ? '[The command succeeded and wrote nothing]' : stdout;
    const structuredContent = result.structuredContent && JSON.parse(stdout);
    return { texts: [output, ...error], structuredContent, isError, exitCode };
  }
  const sentence = partOf(result).texts[0]?.split('\n')[0];
  const output = stdout === '' ? [] : [`[Standard output:]\n${stdout}`];
  return { texts: [[`${sentence}\n`, ...error, ...output].join('\n')], isError, exitCode };
}
