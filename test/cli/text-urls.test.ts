import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

test('URLs of standard input, each once', async () => {
  const stdin = 'http://a.b\nhttp://a.b and\n  http://c.d/.\n';
  const { stdout, stderr, exitCode } = await devtool(['text', 'urls', '--unique'], { stdin });
  expect({ stdout: stdout.toString(), stderr, exitCode }).toEqual({
    stdout: '1:1 http://a.b\n3:3 http://c.d/\n',
    stderr: '',
    exitCode: 0,
  });
});

test('none prints nothing and succeeds, and as JSON an empty list', async () => {
  const none = await devtool(['text', 'urls', 'example.com']);
  expect({ stdout: none.stdout.toString(), exitCode: none.exitCode }).toEqual({
    stdout: '',
    exitCode: 0,
  });
  const json = await devtool(['text', 'urls', 'example.com', '--json']);
  expect(json.stdout.toString()).toBe('{"urls":[]}\n');
});
