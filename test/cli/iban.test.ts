import { expect, test } from 'vitest';
import { devtool } from './devtool.js';

test('an invalid IBAN has code 1, on standard output and as JSON', async () => {
  const argv = ['iban', 'check', 'DE88 3704 0044 0532 0130 00'];
  const { stdout, stderr, exitCode } = await devtool(argv);
  expect({ stdout: stdout.toString(), stderr, exitCode }).toEqual({
    stdout: 'invalid: The check digits are 88, where the rest needs 89\n',
    stderr: '',
    exitCode: 1,
  });
  const json = await devtool([...argv, '--json']);
  expect(JSON.parse(json.stdout.toString())).toEqual({
    valid: false,
    iban: 'DE88370400440532013000',
    problems: ['The check digits are 88, where the rest needs 89'],
  });
  expect(json.exitCode).toBe(1);
});

test.each([
  [['US'], "There are no IBANs of 'US'"],
  [['DE', '--count', '0'], "Expected '--count' to be a whole number from 1 to 1000"],
])('generate %j is invalid', async (argv, message) => {
  const { stdout, stderr, exitCode } = await devtool(['iban', 'generate', ...argv]);
  expect(stderr).toContain(`error: ${message}\n`);
  expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 2 });
});
