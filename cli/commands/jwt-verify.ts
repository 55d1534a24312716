import { algorithms } from '../../src/jwt/algorithms.js';
import { defineCommand } from '../define-command.js';
import { exitCode } from '../exit-code.js';
import { readText, withInput } from '../text-input.js';

export const jwtVerify = defineCommand({
  command: 'verify [input]',
  describe: 'Check signature and times of a JSON Web Token; exit code 1 if invalid',
  builder: (yargs) =>
    withInput(yargs)
      .option('key-file', {
        type: 'string',
        demandOption: true,
        requiresArg: true,
        describe: 'PEM, JWK, JWK set or shared secret',
      })
      .option('algorithm', { choices: algorithms, demandOption: true })
      .option('issuer', { type: 'string', requiresArg: true })
      .option('audience', { type: 'string', requiresArg: true }),
  facts: {
    effect: 'read',
    successCodes: [exitCode.failure],
    examples: [
      {
        line: 'jwt verify --file test/cli/keys/token.txt --key-file test/cli/keys/secret.txt --algorithm HS256',
        prints: 'valid\n{"sub":"u"}',
      },
      {
        line: 'jwt verify eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ1In0.RitcqZ-hSBmJ1nZXZ--PwDMh-rkOXFAAoamlK0xVj-rq_k0DD44WW0kKz-KId3fqZLoR0sMPjzn7Gnt5trGBBw --key-file test/cli/keys/ed25519.pem --algorithm EdDSA',
        prints: 'valid\n{"sub":"u"}',
      },
    ],
    output: {
      type: 'object',
      properties: {
        valid: { type: 'boolean' },
        reason: { type: 'string' },
        header: { type: 'object' },
        payload: { type: 'object' },
        times: { type: 'object' },
      },
      required: ['valid'],
      additionalProperties: false,
    },
  },
  async run(args, context) {
    const { readKey } = await import('../../src/jwt/read-key.js');
    const { verifyJwt } = await import('../../src/jwt/verify-jwt.js');
    const { algorithm, issuer, audience } = args;
    const key = readKey(await context.files.read(args['key-file']), algorithm);
    const token = await readText(args, context);
    const now = context.clock.now();
    const result = await verifyJwt(token, key, { algorithm, issuer, audience, now });
    return result.valid
      ? { text: `valid\n${JSON.stringify(result.payload)}`, data: result }
      : { text: `invalid: ${result.reason}`, data: result, exitCode: exitCode.failure };
  },
});
