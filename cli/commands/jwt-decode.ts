import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';
import { readText, withInput } from '../text-input.js';

const times = {
  type: 'object',
  properties: {
    issuedAt: { type: 'string' },
    notBefore: { type: 'string' },
    expiresAt: { type: 'string' },
  },
  additionalProperties: false,
};

export const jwtDecode = defineCommand({
  command: 'decode [input]',
  describe: 'Show header, payload and times of a JSON Web Token, its signature unchecked',
  builder: (yargs) => withInput(yargs),
  facts: {
    effect: 'read',
    examples: [
      {
        line: 'jwt decode eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjB9.MA',
        prints: [
          'header     {"alg":"HS256"}',
          'payload    {"exp":0}',
          'expiresAt  1970-01-01T00:00:00.000Z',
          'expired    true',
        ].join('\n'),
      },
      {
        line: "jwt decode 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.MA'",
        prints: 'header   {"alg":"HS256"}\npayload  {"sub":"u"}\nexpired  false',
      },
    ],
    output: {
      type: 'object',
      properties: {
        header: { type: 'object' },
        payload: { type: 'object' },
        times,
        expired: { type: 'boolean' },
      },
      required: ['header', 'times', 'expired'],
      additionalProperties: false,
    },
  },
  async run(args, context) {
    const { decodeJwt } = await import('../../src/jwt/decode-jwt.js');
    const jwt = decodeJwt(await readText(args, context), { now: context.clock.now() });
    const { header, payload, expired } = jwt;
    const text = renderFields({
      header: JSON.stringify(header),
      payload: payload && JSON.stringify(payload),
      ...jwt.times,
      expired,
    });
    return { text, data: jwt };
  },
});
