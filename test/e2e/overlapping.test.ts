import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('reads and calls that overlap leave the process as it was', async () => {
  const program = fileURLToPath(new URL('programs/overlapping.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(JSON.parse(stdout)).toEqual({ wrong: 0, lost: 0, left: 0 });
});
