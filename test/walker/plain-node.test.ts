import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('in a process of its own, nothing that a program does reaches the host', async () => {
  const script = fileURLToPath(new URL('plain-node.mjs', import.meta.url));
  const { stdout, stderr } = await run(process.execPath, [script]);
  const { exits, exitCode, exiting, ...byVersion } = JSON.parse(stdout);
  expect({ exits, exitCode, exiting }).toEqual({ exits: 0, exitCode: null, exiting: false });
  expect(Object.keys(byVersion).sort()).toEqual(['16', '17.0', '17.7', '18']);
  for (const report of Object.values<Record<string, unknown>>(byVersion)) {
    expect(report.factoryThatParses).toMatch(/ended the process with exit code '1'.*'\.argv'/);
    expect(report.factoryThatPrintsHelp).toMatch(/ended the process with exit code '0'.*'\.argv'/);
    expect(report.skipped).toEqual([
      'captured: builder-exited',
      'callback: builder-exited',
      'rejection: builder-exited',
      'late: builder-timed-out',
    ]);
  }
  expect(stderr.match(/The builder (prints|informs|writes)/g)).toHaveLength(12);
});
