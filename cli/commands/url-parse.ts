import { defineCommand } from '../define-command.js';
import { renderFields } from '../render-fields.js';

export const urlParse = defineCommand({
  command: 'parse <url>',
  describe: 'Show the parts of a URL, decoded, as browsers see them',
  builder: (yargs) =>
    yargs
      .positional('url', { type: 'string', demandOption: true })
      .option('base', { type: 'string', requiresArg: true, describe: 'Resolves a relative URL' }),
  facts: {
    effect: 'read',
    examples: [
      {
        line: "url parse 'https://example.com/a?q=x%20y'",
        prints: [
          'href       https://example.com/a?q=x%20y',
          'rewritten  false',
          'scheme     https',
          'hostname   example.com',
          'port       443',
          'origin     https://example.com',
          'path       /a',
          'query      q="x y"',
        ].join('\n'),
      },
      {
        line: 'url parse ../b#top --base http://bücher.example:8080/x/y',
        prints: [
          'href             http://xn--bcher-kva.example:8080/b#top',
          'rewritten        true',
          'scheme           http',
          'hostname         xn--bcher-kva.example',
          'unicodeHostname  bücher.example',
          'port             8080',
          'origin           http://xn--bcher-kva.example:8080',
          'path             /b',
          'fragment         top',
        ].join('\n'),
      },
    ],
    output: {
      type: 'object',
      properties: {
        href: { type: 'string' },
        rewritten: { type: 'boolean' },
        scheme: { type: 'string' },
        username: { type: 'string' },
        password: { type: 'string' },
        hostname: { type: 'string' },
        unicodeHostname: { type: 'string' },
        port: { type: 'integer' },
        origin: { type: 'string' },
        path: { type: 'string' },
        query: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' }, value: { type: 'string' } },
            required: ['name', 'value'],
          },
        },
        fragment: { type: 'string' },
      },
      required: ['href', 'rewritten', 'scheme', 'path', 'query'],
      additionalProperties: false,
    },
  },
  async run(args) {
    const { parseUrl } = await import('../../src/url/parse-url.js');
    const parts = parseUrl(args.url, args.base);
    const { query, username, password, fragment, ...fields } = parts;
    const parameters = query.map(({ name, value }) => `${name}=${JSON.stringify(value)}`).join(' ');
    const text = renderFields({
      ...fields,
      username: shown(username),
      password: shown(password),
      query: parameters || undefined,
      fragment: shown(fragment),
    });
    return { text, data: parts };
  },
});

/** What was decoded may hold control characters, which a terminal would obey. */
function shown(decoded: string | undefined): string | undefined {
  return decoded !== undefined && /\p{Cc}/u.test(decoded) ? JSON.stringify(decoded) : decoded;
}
