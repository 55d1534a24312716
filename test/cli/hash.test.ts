import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

const md5 = '900150983cd24fb0d6963f7d28e17f72';

test('--check passes the digest that it is, in any encoding', async () => {
  const hex = await devtool(['hash', 'md5', 'abc', '--check', md5.toUpperCase()]);
  expect(hex).toMatchObject({ exitCode: 0, stderr: '' });
  expect(hex.stdout.toString()).toBe(`${md5}\n`);
  const base64 = ['--encoding', 'base64', '--check', 'kAFQmDzST7DWlj99KOF/cg=='];
  expect((await devtool(['hash', 'md5', 'abc', ...base64])).exitCode).toBe(0);
});

test('--check fails another digest with code 1, and what is none with code 2', async () => {
  const other = await devtool(['hash', 'md5', 'abd', '--check', md5]);
  expect(other).toMatchObject({
    exitCode: 1,
    stderr: `error: Expected the digest '${md5}', found '4911e516e5aa21d327512e0c8b197616'\n`,
  });
  expect(other.stdout.length).toBe(0);
  expect((await devtool(['hash', 'md5', 'abc', '--check', 'x'])).exitCode).toBe(2);
});

test('the key of an HMAC comes from the environment', async () => {
  const argv = ['hash', 'sha256', 'what do ya want for nothing?', '--hmac-key-env', 'KEY'];
  const run = await devtool(argv, { env: { KEY: 'Jefe' } });
  expect(run.stdout.toString()).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843\n',
  );
  expect(await devtool(argv)).toMatchObject({
    exitCode: 2,
    stderr: "error: The environment variable 'KEY' is not set\n",
  });
});
