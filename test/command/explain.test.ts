import { afterEach, expect, test, vi } from 'vitest';
import { explain } from '../../bridge/command/explain.js';

const argv = process.argv;

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

function explained(script: string, words: readonly string[], name?: string) {
  process.argv = ['/usr/bin/node', script, ...words];
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = name === undefined ? {} : { name };
  const code = explain({ program: { module: new URL('file:///x.js') }, options }, { _: words });
  return { code, text: String(print.mock.calls[0]?.[0]) };
}

test('a person at a terminal is told how to register the program with each client', () => {
  const { code, text } = explained('/opt/greet.js', ['mcp']);
  expect(code).toBe(2);
  expect(text).toMatchSnapshot();
});

test('words before mcp, and a path with a space, reach the client as they are', () => {
  const { text } = explained("/opt/Ada's tools/greet.mjs", ['tools', 'mcp'], 'my tools');
  expect(text).toContain(
    `claude mcp add 'my tools' -- node '/opt/Ada'\\''s tools/greet.mjs' tools mcp`,
  );
  expect(text).toContain(
    `{"mcpServers":{"my tools":{"command":"node","args":["/opt/Ada's tools/greet.mjs","tools","mcp"]}}}`,
  );
});
