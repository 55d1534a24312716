import { defineCommand } from '../define-command.js';
import { exitCode } from '../exit-code.js';

export const semverCheck = defineCommand({
  command: 'check <semver> <range>',
  describe: 'Check a version against a range as npm does; exit code 1 if it is outside',
  builder: (yargs) =>
    yargs
      .positional('semver', { type: 'string', demandOption: true })
      .positional('range', { type: 'string', demandOption: true })
      .option('prerelease', { type: 'boolean', describe: 'Let prereleases count like others' }),
  facts: {
    effect: 'read',
    successCodes: [exitCode.failure],
    examples: [
      { line: "semver check 1.4.0 '^1.2.0'", prints: 'yes: 1.4.0 satisfies >=1.2.0 <2.0.0-0' },
      {
        line: "semver check v2.0.0 '1.x || >=2'",
        prints: 'yes: 2.0.0 satisfies >=1.0.0 <2.0.0-0||>=2.0.0',
      },
    ],
    output: {
      type: 'object',
      properties: {
        satisfies: { type: 'boolean' },
        version: { type: 'string' },
        range: { type: 'string' },
        lowest: { type: 'string' },
        reason: { type: 'string' },
      },
      required: ['satisfies', 'version', 'range'],
      additionalProperties: false,
    },
  },
  async run(args) {
    const { checkVersion } = await import('../../src/semver/check-version.js');
    const includePrerelease = args.prerelease === true;
    const check = checkVersion(args.semver, args.range, { includePrerelease });
    const { satisfies, version, range, reason } = check;
    return satisfies
      ? { text: `yes: ${version} satisfies ${range}`, data: check }
      : {
          text: `no: ${version} does not satisfy ${range}: ${reason}`,
          data: check,
          exitCode: exitCode.failure,
        };
  },
});
