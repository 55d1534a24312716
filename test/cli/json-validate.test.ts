import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

async function validate(argv: readonly string[], stdin = '') {
  const { stdout, stderr, exitCode } = await devtool(['json', 'validate', ...argv], { stdin });
  return { stdout: stdout.toString(), stderr, exitCode };
}

test('what is invalid ends with 1, what cannot be checked with 2', async () => {
  expect(await validate(['1', '--schema', '{"type":"string"}'])).toEqual({
    stdout: '1:1 the whole must be string\n',
    stderr: '',
    exitCode: 1,
  });
  const unusable = await validate(['1', '--schema', '{"type":"strin"}']);
  expect({ stdout: unusable.stdout, exitCode: unusable.exitCode }).toEqual({
    stdout: '',
    exitCode: 2,
  });
  expect((await validate(['1', '--schema', 'schema.json'])).stderr).toContain(
    'hint: To read a file, use --schema-file',
  );
  expect((await validate(['1'])).stderr).toContain(
    "Expected either '--schema' or '--schema-file', found neither",
  );
});

test('a format that is not checked is a note', async () => {
  const { stdout, stderr } = await validate(['"x"', '--schema', '{"format":"postcode"}']);
  expect(stdout).toBe('valid (2020-12)\n');
  expect(stderr).toBe("note: The format 'postcode' is not checked\n");
});

test('a pattern of exponential cost ends at the limit', async () => {
  const schema = JSON.stringify({ items: { pattern: '^(a+)+$' } });
  const { stderr, exitCode } = await validate([`["${'a'.repeat(40)}!"]`, '--schema', schema]);
  expect(stderr).toContain('Gave up after 10 s');
  expect(exitCode).toBe(1);
});

test('large and deep input is checked or refused', async () => {
  const large = JSON.stringify(Array.from({ length: 400_000 }, (_, id) => ({ id, name: 'n' })));
  const schema = JSON.stringify({
    items: { required: ['id'], properties: { name: { type: 'string' } } },
  });
  expect(await validate(['--schema', schema], large)).toEqual({
    stdout: 'valid (2020-12)\n',
    stderr: '',
    exitCode: 0,
  });
  const deep = await validate(['--schema', 'true'], '['.repeat(100_000));
  expect(deep.stderr).toContain('Nested deeper than 1000 levels');
  expect(deep.exitCode).toBe(2);
});

test('a schema that looks at every level does not run out of stack', async () => {
  const schema = '{"items":{"$ref":"#"},"maxItems":1}';
  const nested = '['.repeat(1000) + ']'.repeat(1000);
  expect((await validate(['--schema', schema], nested)).stdout).toBe('valid (2020-12)\n');
});
