import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runNode } from './run.js';

const pathOf = (program: string) => fileURLToPath(new URL(`../${program}`, import.meta.url));

const loadedBy = async (...args: readonly string[]) => {
  const trace = pathOf('command/programs/trace.js');
  const { stdout, stderr } = await runNode(
    {},
    '--import',
    trace,
    pathOf('e2e/programs/greet.js'),
    ...args,
  );
  const loaded = [...stderr.matchAll(/^loaded (.+)$/gm)].map(([, url]) => url as string);
  return { stdout, loaded };
};

const heavy = /@modelcontextprotocol|\/zod\/|\/ajv/;

test('a program that merely offers mcp loads neither the SDK nor ajv', async () => {
  const { stdout, loaded } = await loadedBy('hello', 'Ada');
  expect(stdout).toBe('Hello, Ada!\n');
  const ours = loaded.filter((url) => url.includes('/bridge/dist/'));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.length).toBeLessThan(21);
  expect(loaded.filter((url) => heavy.test(url))).toEqual([]);
  expect(ours.filter((url) => /dist\/(walker|schema|argv|executor\/routes)\//.test(url))).toEqual(
    [],
  );
});

test('listing loads neither the SDK nor ajv', async () => {
  const { stdout, loaded } = await loadedBy('mcp', '--list');
  expect(JSON.parse(stdout).tools).toHaveLength(1);
  expect(loaded.filter((url) => heavy.test(url))).toEqual([]);
});

test('a call from the terminal loads what validates, and no SDK', async () => {
  const { stdout, loaded } = await loadedBy('mcp', 'call', 'hello', '{"name":"Ada"}');
  expect(stdout).toBe('Hello, Ada!\n');
  expect(loaded.some((url) => url.includes('/ajv/'))).toBe(true);
  expect(loaded.filter((url) => url.includes('@modelcontextprotocol'))).toEqual([]);
});
